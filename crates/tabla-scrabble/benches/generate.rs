use std::time::Duration;
use tabla_scrabble::*;

fn main() {
    let list = std::fs::read_to_string("../../data/scrabble/enable.txt").unwrap();
    let lexicon = Lexicon::from_text(&list).unwrap();
    println!(
        "{lexicon:?} {} {}",
        lexicon.to_bytes(Extent::Whole).len(),
        lexicon.to_bytes(Extent::Words).len()
    );
    let positions = std::fs::read_to_string("../../data/scrabble/positions.tsv").unwrap();
    let mut cases = Vec::new();
    for line in positions.lines() {
        let f: Vec<&str> = line.split('\t').collect();
        let mut board = Board::empty(15);
        for (r, row) in f[0].split('/').enumerate() {
            let mut c = 0;
            let mut num = 0;
            for ch in row.chars() {
                if let Some(d) = ch.to_digit(10) {
                    num = num * 10 + d as usize;
                } else {
                    c += num;
                    num = 0;
                    board.set(Square::at(r, c).unwrap(), Tile::read(ch));
                    c += 1;
                }
            }
        }
        cases.push((
            board,
            Rack::read(f[1]).unwrap(),
            f[3].parse::<usize>().unwrap(),
            f[4].parse::<i64>().unwrap(),
            f[5].parse::<i32>().unwrap(),
        ));
    }
    let generator = Generator::new(&lexicon);
    let mut plays = Vec::new();
    let mut wrong = 0;
    for (i, (board, rack, count, sum, best)) in cases.iter().enumerate() {
        let grid = Grid::of(board, &STANDARD, TileSet::english(), &lexicon);
        plays.clear();
        generator.all(&grid, rack, &mut plays);
        let s: i64 = plays.iter().map(|p| i64::from(p.score)).sum();
        let b = plays.iter().map(|p| p.score).max().unwrap_or(0);
        if (plays.len(), s, b) != (*count, *sum, *best) {
            wrong += 1;
            if wrong < 5 {
                println!("{i}: {} {s} {b} expected {count} {sum} {best}", plays.len());
            }
        }
        let top = plays.iter().min_by_key(|p| (-p.score, p.play)).copied();
        assert_eq!(generator.best(&grid, rack), top, "{i}");
    }
    println!("wrong {wrong}");
    let grids: Vec<Grid> =
        cases.iter().map(|c| Grid::of(&c.0, &STANDARD, TileSet::english(), &lexicon)).collect();
    for _ in 0..5 {
        let s = cpu_time();
        for (board, ..) in &cases {
            std::hint::black_box(Grid::of(board, &STANDARD, TileSet::english(), &lexicon));
        }
        let g = cpu_time() - s;
        let s = cpu_time();
        let mut n = 0;
        for (grid, (_, rack, ..)) in grids.iter().zip(&cases) {
            plays.clear();
            generator.all(grid, rack, &mut plays);
            n += plays.len();
        }
        let a = cpu_time() - s;
        let s = cpu_time();
        for (grid, (_, rack, ..)) in grids.iter().zip(&cases) {
            std::hint::black_box(generator.best(grid, rack));
        }
        let b = cpu_time() - s;
        print!("best {:.1} ", b.as_secs_f64() * 1e6 / 1081.0);
        println!(
            "grid {:.1} all {:.1} µs ({n})",
            g.as_secs_f64() * 1e6 / 1081.0,
            a.as_secs_f64() * 1e6 / 1081.0
        );
    }
}

fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}
