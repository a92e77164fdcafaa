#!/usr/bin/env python3
"""Fits the four networks of Mice's champion to labelled positions, and writes them as small integers.

Each phase of each set of rules has its own network, fitted by one call; `join` puts four together:

    train.py fit labels.bin --phase placing --width 256 --steps 60000 --out placing.net
    train.py join placing.net moving.net flying-placing.net flying-moving.net --out nets.bin

The labels are those of `tabla mice labels`. What a network is told of a position, its stages and its arithmetic are
those of `crates/tabla-mice/src/players/net.rs`, where the format of the file is described too.
"""

import argparse
import json
import math
import struct
import sys
import time
import zlib
from pathlib import Path

import numpy as np
import torch

LINES, HANDS, MEN, STEPS, INPUTS = 16, 432, 452, 472, 504
STAGES, BLOCK, GROUP = 10, 64, 8
UNIT, SCALE, POINTS = 255, 256, 100
# What the small integers of the later layers hold without overflow.
LIMIT = 7.9
# One position in so many is held back.
HELD_BACK = 64


def lines():
    """The points of the sixteen lines, as bits; the first point counts most in a pattern."""
    found = []
    for ring in range(3):
        for side in (0, 2, 4, 6):
            found.append([8 * ring + (side + step) % 8 for step in range(3)])
    for middle in (1, 3, 5, 7):
        found.append([middle, 8 + middle, 16 + middle])
    return found


def symmetries():
    """Where each of the sixteen symmetries takes the points."""
    found = []
    for turn in range(4):
        for mirror in (False, True):
            for swap in (False, True):
                image = []
                for point in range(24):
                    ring, place = divmod(point, 8)
                    place = (2 - place) % 8 if mirror else place
                    place = (place + 2 * turn) % 8
                    image.append(8 * ((2 - ring) if swap else ring) + place)
                found.append(image)
    return found


class Boards:
    """Labelled positions, as they are in a file, on the device."""

    def __init__(self, words, device):
        self.device = device
        self.words = torch.from_numpy(words.view(np.int64)).to(device)
        self.images = torch.tensor(symmetries(), device=device)
        self.points = torch.arange(24, device=device)
        self.lines = torch.tensor(lines(), device=device)
        self.weights = torch.tensor([9, 3, 1], device=device)
        # For each of the four steps, from which point a man would come to this one, or 24 from nowhere.
        steps = []
        for step in range(4):
            row = []
            for point in range(24):
                ring, place = divmod(point, 8)
                if step < 2:
                    row.append(8 * ring + (place + (1 if step else -1)) % 8)
                else:
                    other = ring + (1 if step == 2 else -1)
                    row.append(8 * other + place if place % 2 and 0 <= other < 3 else 24)
            steps.append(row)
        self.steps = torch.tensor(steps, device=device)

    def __len__(self):
        return len(self.words)

    def batch(self, chosen, turned):
        """The numbers of the facts that hold, the stage and the value of these positions."""
        word = self.words[chosen]
        bits = word[:, None] >> self.points & 1
        other_bits = word[:, None] >> (self.points + 24) & 1
        if turned is not None:
            image = self.images[turned]
            bits = torch.gather(bits, 1, image)
            other_bits = torch.gather(other_bits, 1, image)
        men = bits + 2 * other_bits
        pattern = (men[:, self.lines] * self.weights).sum(2)
        base = torch.arange(LINES, device=self.device) * 27
        hand, other_hand = word >> 48 & 15, word >> 52 & 15
        left, other_left = hand + bits.sum(1), other_hand + other_bits.sum(1)
        free = (men == 0).long()

        def ways(own):
            padded = torch.cat([own, torch.zeros_like(own[:, :1])], 1)
            return (padded[:, self.steps] * free[:, None]).sum((1, 2)).clamp(max=15)

        rest = [
            HANDS + hand,
            HANDS + 10 + other_hand,
            MEN + left,
            MEN + 10 + other_left,
            STEPS + ways(bits),
            STEPS + 16 + ways(other_bits),
        ]
        facts = torch.cat([pattern + base, torch.stack(rest, 1)], 1)
        placing = hand + other_hand > 0
        stage = torch.where(placing, hand, (left + other_left - 6).clamp(min=0) * STAGES // 13)
        return facts, stage, (word >> 56 & 3).float() / 2


class Net(torch.nn.Module):
    """A network with real numbers."""

    def __init__(self, width, second, stages):
        super().__init__()
        self.width, self.second_width, self.stages = width, second, stages
        normal = lambda *shape: torch.nn.Parameter(torch.randn(*shape))
        self.rows = torch.nn.Parameter(torch.empty(INPUTS, width).uniform_(-0.2, 0.2))
        self.first_bias = torch.nn.Parameter(torch.full((width,), 0.3))
        self.second = torch.nn.Parameter(normal(stages * second, width) * (0.7 / math.sqrt(width / 8)))
        self.second_bias = torch.nn.Parameter(torch.full((stages * second,), 0.3))
        self.last = torch.nn.Parameter(torch.empty(stages, second).uniform_(-1, 1))
        self.last_bias = torch.nn.Parameter(torch.zeros(stages))

    def forward(self, facts, stage):
        if facts.is_cuda:
            told = torch.zeros(len(facts), INPUTS, device=facts.device, dtype=torch.bfloat16)
            told.scatter_(1, facts, 1)
            # Two halves of each weight, so that the sum is as exact as it would be in full precision.
            coarse = self.rows.to(torch.bfloat16)
            fine = (self.rows - coarse.float()).to(torch.bfloat16)
            first = (told @ coarse).float() + (told @ fine).float() + self.first_bias
        else:
            first = torch.nn.functional.embedding_bag(facts, self.rows, mode="sum") + self.first_bias
        first = first.clamp(0, 1)
        second = (first @ self.second.t() + self.second_bias).clamp(0, 1)
        second = second.view(-1, self.stages, self.second_width)
        here = torch.arange(len(facts), device=facts.device)
        stage = stage.clamp(max=self.stages - 1)
        return (second[here, stage] * self.last[stage]).sum(1) + self.last_bias[stage]

    def tame(self):
        """Keeps the weights within what the small integers hold."""
        with torch.no_grad():
            self.second.clamp_(-LIMIT, LIMIT)
            self.last.clamp_(-LIMIT * 8, LIMIT * 8)

    def rounded(self):
        """The network in small integers."""
        whole = lambda weights, unit: (weights.detach().double().cpu() * unit).round().long().numpy()
        return {
            "rows": whole(torch.cat([self.rows, self.first_bias[None]]), UNIT),
            "second": whole(self.second, SCALE).reshape(self.stages, self.second_width, self.width),
            "second_bias": whole(self.second_bias, UNIT * SCALE).reshape(self.stages, self.second_width),
            "last": whole(self.last, SCALE),
            "last_bias": whole(self.last_bias, UNIT * SCALE),
        }


def write(net):
    """The network as the program reads it."""
    whole = net.rounded()
    bytes_of = lambda numbers, kind: np.ascontiguousarray(numbers.astype(kind)).tobytes()
    for name in ("rows", "second", "last"):
        if np.abs(whole[name]).max() > 32767:
            sys.exit(f"a weight of {name} does not fit into 16 bits")
    parts = [struct.pack("<3h", net.width, net.second_width, net.stages), bytes_of(whole["rows"], "<i2")]
    for stage in range(net.stages):
        parts.append(bytes_of(whole["second"][stage], "<i2"))
        parts.append(bytes_of(whole["last"][stage], "<i2"))
        parts.append(bytes_of(whole["second_bias"][stage], "<i4"))
        parts.append(struct.pack("<i", int(whole["last_bias"][stage])))
    return b"".join(parts)


def say(whole, facts, stage):
    """What the rounded network says, in points, computed in whole numbers as the program does."""
    quotient = lambda number, by: np.sign(number) * (np.abs(number) // by)
    stage = np.minimum(stage, len(whole["last_bias"]) - 1)
    first = np.clip(whole["rows"][facts].sum(1) + whole["rows"][INPUTS], 0, UNIT)
    second = np.einsum("bw,bsw->bs", first, whole["second"][stage]) + whole["second_bias"][stage]
    second = np.clip(quotient(second, SCALE), 0, UNIT)
    answer = (second * whole["last"][stage]).sum(1) + whole["last_bias"][stage]
    return quotient(answer * POINTS, UNIT * SCALE)


def read(path, phase):
    """The positions of this phase: those to fit, and those that are held back."""
    words = np.fromfile(path, dtype="<u8")
    if not len(words) or Path(path).stat().st_size % 8:
        sys.exit(f"{path} holds no labelled positions: eight bytes each")
    placing = (words >> np.uint64(48) & np.uint64(255)) > 0
    words = words[placing == (phase == "placing")]
    if not len(words):
        sys.exit(f"{path} holds no positions of the phase '{phase}'")
    # By what stands on the board, so that a position which comes twice is not on both sides.
    mixed = (words & np.uint64((1 << 56) - 1)) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(40)
    held = mixed % np.uint64(HELD_BACK) == 0
    return words[~held], words[held]


def judge(net, boards, most=200_000):
    """How often the network tells a win, a draw and a loss apart, and its surprise."""
    right, surprise = 0, 0.0
    chosen = torch.arange(min(len(boards), most), device=boards.device)
    with torch.no_grad():
        for piece in chosen.split(16384):
            facts, stage, value = boards.batch(piece, None)
            answer = net(facts, stage)
            surprise += torch.nn.functional.binary_cross_entropy_with_logits(answer, value, reduction="sum").item()
            right += ((answer.sigmoid() * 2).round() == value * 2).sum().item()
    return right / max(len(chosen), 1), surprise / max(len(chosen), 1)


def fit(args):
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() and not args.cpu else "cpu"
    used, held = (Boards(words, device) for words in read(args.labels, args.phase))
    net = Net(args.width, args.second, args.stages).to(device)
    fused = {"fused": True} if device == "cuda" else {}
    adam = torch.optim.Adam(net.parameters(), lr=args.rate, **fused)
    start, last_told, step, curve = time.time(), time.time(), 0, []
    while True:
        # The end is a number of steps, or of seconds; the steps become smaller along half a wave.
        spent = time.time() - start
        done = spent / args.seconds if args.seconds else step / args.steps
        if done >= 1:
            break
        for group in adam.param_groups:
            group["lr"] = args.rate * 0.5 * (1 + math.cos(math.pi * done)) + 1e-6
        chosen = torch.randint(len(used), (args.batch,), device=device)
        facts, stage, value = used.batch(chosen, torch.randint(16, (args.batch,), device=device))
        loss = torch.nn.functional.binary_cross_entropy_with_logits(net(facts, stage), value)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        net.tame()
        step += 1
        if time.time() - last_told > args.tell:
            last_told = time.time()
            right, surprise = judge(net, held)
            curve.append({"step": step, "seconds": round(last_told - start, 1), "right": right, "surprise": surprise})
            print(f"{args.phase} {args.width}: step {step}, {100 * done:.0f} %, right {100 * right:.2f} %, "
                  f"surprise {surprise:.4f}", file=sys.stderr, flush=True)
    right, surprise = judge(net, held)
    facts, stage, value = held.batch(torch.arange(min(len(held), 20_000), device=device), None)
    points = say(net.rounded(), facts.cpu().numpy(), stage.cpu().numpy())
    told = np.round(2 / (1 + np.exp(-np.clip(points / POINTS, -30, 30))))
    rounded = float((told == value.cpu().numpy() * 2).mean())
    Path(args.out).write_bytes(write(net))
    report = {
        "phase": args.phase, "width": args.width, "second": args.second, "stages": args.stages, "device": device,
        "positions": len(used), "held_back": len(held), "steps": step, "batch": args.batch, "seed": args.seed,
        "seconds": round(time.time() - start, 1), "right": right, "surprise": surprise, "right_rounded": rounded,
        "curve": curve,
    }
    print(json.dumps(report), flush=True)


def join(args):
    body = b"".join(Path(net).read_bytes() for net in args.nets)
    if len(args.nets) != 4:
        sys.exit("four networks are needed: without flying placing and moving, with flying placing and moving")
    Path(args.out).write_bytes(b"TABLANET" + struct.pack("<II", 1, zlib.crc32(body)) + body)
    print(json.dumps({"bytes": len(body) + 16, "out": str(args.out)}))


def pieces(body):
    """The four networks of a file."""
    if body[:8] != b"TABLANET" or struct.unpack_from("<I", body, 12)[0] != zlib.crc32(body[16:]):
        sys.exit("this is no file of networks, or it is damaged")
    at = 16
    for _ in range(4):
        width, second, stages = struct.unpack_from("<3h", body, at)
        size = 6 + 2 * (INPUTS + 1) * width + stages * (2 * second * width + 2 * second + 4 * second + 4)
        yield body[at:at + size]
        at += size


def split(args):
    for number, piece in enumerate(pieces(Path(args.nets).read_bytes())):
        Path(f"{args.out}-{number}.net").write_bytes(piece)


def read_back(piece):
    """A network in small integers, as `Net.rounded` makes them."""
    width, second, stages = struct.unpack_from("<3h", piece)
    at = 6

    def take(kind, *shape):
        nonlocal at
        numbers = np.frombuffer(piece, kind, math.prod(shape), at).astype(np.int64).reshape(shape)
        at += numbers.size * np.dtype(kind).itemsize
        return numbers

    whole = {"rows": take("<i2", INPUTS + 1, width), "second": [], "second_bias": [], "last": [], "last_bias": []}
    for _ in range(stages):
        whole["second"].append(take("<i2", second, width))
        whole["last"].append(take("<i2", second))
        whole["second_bias"].append(take("<i4", second))
        whole["last_bias"].append(take("<i4", 1)[0])
    return {name: np.array(numbers) for name, numbers in whole.items()}


def tell(args):
    nets = [read_back(piece) for piece in pieces(Path(args.nets).read_bytes())]
    boards = Boards(np.fromfile(args.labels, dtype="<u8")[:args.limit], "cpu")
    facts, stage, _ = boards.batch(torch.arange(len(boards)), None)
    placing = (boards.words >> 48 & 255) > 0
    for index in range(len(boards)):
        net = nets[2 * args.flying + (0 if placing[index] else 1)]
        print(int(say(net, facts[index:index + 1].numpy(), stage[index:index + 1].numpy())[0]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("fit", help="fit one network")
    one.add_argument("labels")
    one.add_argument("--phase", choices=["placing", "moving"], required=True)
    one.add_argument("--width", type=int, default=64, help=f"of the first layer, a multiple of {BLOCK}")
    one.add_argument("--second", type=int, default=16, help=f"of the second layer, a multiple of {GROUP}, 32 at most")
    one.add_argument("--stages", type=int, default=STAGES)
    one.add_argument("--steps", type=int, default=20_000)
    one.add_argument("--seconds", type=float, help="instead of a number of steps")
    one.add_argument("--batch", type=int, default=16_384)
    one.add_argument("--rate", type=float, default=0.002)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--tell", type=float, default=10, help="seconds between two lines about the progress")
    one.add_argument("--cpu", action="store_true", help="leave a GPU alone")
    one.add_argument("--out", required=True)
    one.set_defaults(act=fit)
    four = commands.add_parser("join", help="put four networks into one file")
    four.add_argument("nets", nargs="+")
    four.add_argument("--out", required=True)
    four.set_defaults(act=join)
    apart = commands.add_parser("split", help="take a file of networks apart")
    apart.add_argument("nets")
    apart.add_argument("--out", required=True, help="how the names of the four files begin")
    apart.set_defaults(act=split)
    points = commands.add_parser("tell", help="tell what a file of networks says of labelled positions, in points")
    points.add_argument("nets")
    points.add_argument("labels")
    points.add_argument("--flying", action="store_true")
    points.add_argument("--limit", type=int, default=100)
    points.set_defaults(act=tell)
    args = parser.parse_args()
    args.act(args)


if __name__ == "__main__":
    main()
