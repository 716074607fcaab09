/** A repeatable random source: the same seed gives the same numbers. */
export interface Dice {
  /** A whole number below a limit. */
  below(limit: number): number;
  /** True with a probability in percent. */
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Dice of a seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: <T>(list: readonly T[]) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
