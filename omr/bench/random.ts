/** Seeded randomness: the same seed gives the same sheets on every machine. */
export interface Random {
  /** From 0 to before 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 to before `count`. */
  below(count: number): number;
  chance(part: number): boolean;
  /** Normal, with mean 0 and deviation 1. */
  normal(): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    below: (count) => Math.floor(next() * count),
    chance: (part) => next() < part,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (from) => from[Math.floor(next() * from.length)]!,
  };
}
