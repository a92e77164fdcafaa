#!/usr/bin/env python3
"""Fits Santorini's network to positions that `tabla santorini selfplay` wrote.

The same network in real numbers as the one in small integers in `crates/tabla-santorini/src/players/net.rs`; README.md
beside this file says how to make the network again. It needs PyTorch (1.13 or later) and runs on a processor or on a GPU.
"""

import argparse
import csv
import os
import struct
import sys
import time
import zlib

import numpy as np
import torch
import torch.nn.functional as F

WIDTH = 128
PAIRS = 4
WORKER_ROWS = 25 * 3 * PAIRS * 25
HEIGHT_ROWS = 25 * 5
BUCKETS = 8
UNIT, SCALE, POINTS = 255, 64, 100
MOST_IN_ROW, MOST_WEIGHT = 765 / UNIT, 127 / SCALE
WALL, OUTSIDE = 4, 25
RECORD = 16
# The neighbours in pairs, as in the game: north-west and north, north-east and east, and so on round the square.
RING = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]


def square(row, column):
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else OUTSIDE


def symmetries():
    """For each of the eight ways to turn the board: where a square goes, and where it comes from."""
    goes = []
    for mirrored in (False, True):
        for turns in range(4):
            to = []
            for row in range(5):
                for column in range(5):
                    r, c = (column, row) if mirrored else (row, column)
                    for _ in range(turns):
                        r, c = c, 4 - r
                    to.append(square(r, c))
            goes.append(to)
    comes = [[to.index(place) for place in range(25)] for to in goes]
    return torch.tensor(goes), torch.tensor(comes)


class Board:
    """The tables that turn records into facts, on one device."""

    def __init__(self, device):
        self.goes, self.comes = (table.to(device) for table in symmetries())
        around = [[square(r + dr, c + dc) for dr, dc in RING] for r in range(5) for c in range(5)]
        self.around = torch.tensor(around, device=device)
        self.shifts = torch.arange(8, device=device, dtype=torch.int32)
        self.digits = torch.tensor([1, 2, 4], device=device)
        self.pairs = torch.arange(PAIRS, device=device)
        self.squares = torch.arange(25, device=device)

    def facts(self, records, turned):
        """The facts of records as bytes: rows of the mover's and the other's workers, rows of heights, bucket, search
        value in units and result."""
        words = records.to(torch.int32)
        bits = (words[:, :10, None] >> self.shifts) & 1
        bits = bits.reshape(len(words), 80)
        heights = (bits[:, :75].reshape(-1, 25, 3).long() * self.digits).sum(2)
        won = bits[:, 75].float()
        workers = words[:, 10:14].long()
        raw = words[:, 14] | words[:, 15] << 8
        points = torch.where(raw >= 1 << 15, raw - (1 << 16), raw).float()
        if turned:
            way = torch.randint(0, 8, (len(words),), device=words.device)
            heights = heights.gather(1, self.comes[way])
            workers = self.goes[way].gather(1, workers)
        wall = torch.full_like(heights[:, :1], WALL)
        cells = torch.cat([heights, wall], 1).scatter(1, workers, WALL)
        level = heights.gather(1, workers).clamp(max=2)
        near = self.around[workers].reshape(len(words), -1)
        near = cells.gather(1, near).reshape(-1, 4, PAIRS, 2)
        place = (workers * 3 + level)[:, :, None] * PAIRS + self.pairs
        rows = place * 25 + near[..., 0] * 5 + near[..., 1]
        bucket = (heights.sum(1) // 4).clamp(max=BUCKETS - 1)
        return rows.reshape(len(words), 2, 8), self.squares * 5 + heights, bucket, points / POINTS, won


class Net(torch.nn.Module):
    """What a worker's pair of neighbours says is the sum of what the pair says, what each of the two says at this place,
    and what each says at any place: so that what is learnt at one place is known at the others."""

    def __init__(self):
        super().__init__()
        small = lambda *shape: torch.nn.Parameter(torch.randn(*shape) * 0.03)
        self.pair = torch.nn.Parameter(torch.zeros(25, 3, PAIRS, 5, 5, 2 * WIDTH))
        self.placed = small(25, 3, PAIRS, 2, 5, 2 * WIDTH)
        self.anywhere = small(3, PAIRS, 2, 5, 2 * WIDTH)
        self.heights = small(HEIGHT_ROWS, WIDTH)
        self.bias = torch.nn.Parameter(torch.full((WIDTH,), 0.3))
        self.last = small(BUCKETS, 2 * WIDTH)
        self.last_bias = torch.nn.Parameter(torch.zeros(BUCKETS))

    def table(self):
        single = self.placed + self.anywhere
        whole = self.pair + single[:, :, :, 0, :, None] + single[:, :, :, 1, None, :]
        return whole.reshape(WORKER_ROWS, 2 * WIDTH).clamp(-MOST_IN_ROW, MOST_IN_ROW)

    def forward(self, rows, squares, bucket):
        told = F.embedding_bag(rows.reshape(-1, 8), self.table(), mode="sum").reshape(-1, 2, 2, WIDTH)
        board = F.embedding_bag(squares, self.heights.clamp(-MOST_IN_ROW, MOST_IN_ROW), mode="sum")
        board = board + self.bias.clamp(-MOST_IN_ROW, MOST_IN_ROW)
        mine = told[:, 0, 0] + told[:, 1, 1] + board
        theirs = told[:, 1, 0] + told[:, 0, 1] + board
        bent = torch.cat([mine, theirs], 1).clamp(0, 1) ** 2
        weights = self.last.clamp(-MOST_WEIGHT, MOST_WEIGHT)
        answers = bent @ weights.t() + self.last_bias
        return answers.gather(1, bucket[:, None])[:, 0]

    def bytes(self):
        """The network in small integers, as the program reads it."""
        with torch.no_grad():
            short = lambda tensor, unit: np.rint(tensor.cpu().numpy() * unit).astype("<i2").tobytes()
            rows = [self.table(), self.heights.clamp(-MOST_IN_ROW, MOST_IN_ROW)]
            rows.append(self.bias.clamp(-MOST_IN_ROW, MOST_IN_ROW))
            body = b"".join(short(row, UNIT) for row in rows)
            body += short(self.last.clamp(-MOST_WEIGHT, MOST_WEIGHT), SCALE)
            body += np.rint(self.last_bias.cpu().numpy() * UNIT * SCALE).astype("<i4").tobytes()
        return b"TSANNET1" + struct.pack("<I", zlib.crc32(body)) + body


def read(paths):
    """All records of these files; of each the last fiftieth is kept to see whether the network really foretells."""
    used, held = [], []
    for path in paths:
        units = np.fromfile(path, dtype=np.uint8)
        units = units[: len(units) // RECORD * RECORD].reshape(-1, RECORD)
        records = units[units[:, 9] & 0x80 == 0]
        cut = len(records) - len(records) // 50
        used.append(records[:cut])
        held.append(records[cut:])
        print(f"{path}: {len(records)} positions", flush=True)
    return np.concatenate(used), np.concatenate(held)


def loss_of(net, board, records, share, turned):
    rows, squares, bucket, value, won = board.facts(records, turned)
    target = share * won + (1 - share) * torch.sigmoid(value)
    return ((torch.sigmoid(net(rows, squares, bucket)) - target) ** 2).mean()


def held_loss(net, board, held, share, batch):
    with torch.no_grad():
        parts = [held[at : at + batch] for at in range(0, len(held), batch)]
        sums = [float(loss_of(net, board, part, share, False)) * len(part) for part in parts]
    return sum(sums) / max(len(held), 1)


# What makes a training another one.
MARKS = ["data", "start", "seed", "batch", "rate", "decay", "result", "steps", "seconds", "every"]


class Pause:
    """Where a training stands, in a file, until it is over: so that it can be broken off and gone on with."""

    def __init__(self, args, count):
        self.path = args.keep + ".part" if args.keep else None
        self.marks = {**{name: getattr(args, name) for name in MARKS}, "positions": count}

    def read(self, device):
        if not self.path or not os.path.exists(self.path):
            return None
        there = torch.load(self.path, map_location=device)
        if there["marks"] != self.marks:
            sys.exit(f"{self.path} is of another training: give the arguments of that one, or remove the file")
        return there

    def write(self, **where):
        if self.path:
            chance = [torch.get_rng_state()] + torch.cuda.get_rng_state_all() * torch.cuda.is_available()
            torch.save({**where, "chance": chance, "marks": self.marks}, self.path + ".new")
            os.replace(self.path + ".new", self.path)

    def end(self):
        if self.path and os.path.exists(self.path):
            os.remove(self.path)


def train(args):
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    board = Board(device)
    used, held = (torch.from_numpy(part).to(device) for part in read(args.data))
    if len(used) == 0:
        sys.exit("no positions: the files are empty or not those of `tabla santorini selfplay`")
    net = Net().to(device)
    if args.start:
        net.load_state_dict(torch.load(args.start, map_location=device))
    # What a pair says beyond its two squares must be worth it: there are many pairs, and most are rare.
    rest = [part for part in net.parameters() if part is not net.pair]
    groups = [{"params": [net.pair], "weight_decay": args.decay}, {"params": rest, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=args.rate, betas=(0.9, 0.99))
    order, at, step, running, before = torch.randperm(len(used), device=device), 0, 0, None, 0.0
    told = [["step", "seconds", "positions", "loss", "held"]]
    pause = Pause(args, len(used))
    there = pause.read(device)
    if there:
        net.load_state_dict(there["net"])
        optimizer.load_state_dict(there["optimizer"])
        order, at, step, running, before, told = (there[name] for name in ["order", "at", "step", "running", "spent", "told"])
        torch.set_rng_state(there["chance"][0].cpu())
        if torch.cuda.is_available():
            torch.cuda.set_rng_state_all([state.cpu() for state in there["chance"][1:]])
        print(f"goes on after step {step}", flush=True)
    log = open(args.log, "w", newline="") if args.log else sys.stdout
    lines = csv.writer(log)
    lines.writerows(told)
    began, came = time.monotonic(), step
    while True:
        spent = before + time.monotonic() - began
        done = step / args.steps if args.steps else spent / args.seconds
        is_last = done >= 1
        is_paused = args.pause is not None and step - came >= args.pause
        if (step % args.every == 0 and step > came) or step == 0 or is_last or is_paused:
            loss = float(running) if running is not None else float("nan")
            now = held_loss(net, board, held[: 1 << 17], args.result, args.batch)
            if step % args.every == 0 or is_last:
                told.append([step, f"{spent:.1f}", step * args.batch, f"{loss:.6f}", f"{now:.6f}"])
                lines.writerow(told[-1])
                log.flush()
            where = {"order": order, "at": at, "step": step, "running": running, "spent": spent, "told": told}
            if not is_last:
                pause.write(net=net.state_dict(), optimizer=optimizer.state_dict(), **where)
        if is_last:
            break
        if is_paused:
            print(f"broken off after step {step}", flush=True)
            return
        # Half of the time at full rate, then down to nothing.
        for group in optimizer.param_groups:
            group["lr"] = args.rate * min(1.0, 2.0 * (1.0 - done)) * min(1.0, (step + 1) / 100) + 1e-6
        if at + args.batch > len(order):
            order, at = torch.randperm(len(used), device=device), 0
        batch = used[order[at : at + args.batch]]
        at += args.batch
        loss = loss_of(net, board, batch, args.result, True)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        loss = loss.detach()
        running = loss if running is None else 0.99 * running + 0.01 * loss
        step += 1
    with open(args.out, "wb") as out:
        out.write(net.bytes())
    if args.keep:
        torch.save(net.state_dict(), args.keep)
    if args.held_out:
        held.cpu().numpy().tofile(args.held_out)
    if args.told:
        with torch.no_grad():
            rows, squares, bucket, _, _ = board.facts(held, False)
            np.save(args.told, (net(rows, squares, bucket) * POINTS).float().cpu().numpy())
    pause.end()
    print(f"{args.out}: {step} steps of {args.batch}, held-out loss {now:.6f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", nargs="+", help="files of `tabla santorini selfplay`")
    parser.add_argument("--out", default="net.bin", help="where the network goes")
    parser.add_argument("--keep", help="also keep the real numbers here, to go on from; beside it, where a training stands")
    parser.add_argument("--start", help="go on from real numbers that were kept")
    parser.add_argument("--told", help="also keep here what the real numbers say of the held-out positions, in points")
    parser.add_argument("--held-out", help="also keep the held-out positions here")
    parser.add_argument("--log", help="where the course of the losses goes, as CSV")
    parser.add_argument("--seconds", type=float, default=60, help="how long")
    parser.add_argument("--steps", type=int, help="how many steps, instead of how long")
    parser.add_argument("--pause", type=int, help="break off after so many steps; the same command goes on")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.1, help="how much the numbers of pairs are pulled to nothing")
    parser.add_argument("--result", type=float, default=0.4, help="the result's share of what is foretold")
    parser.add_argument("--every", type=int, default=500, help="so many steps between two lines of the log")
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
