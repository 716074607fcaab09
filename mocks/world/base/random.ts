/** Repeatable random numbers: the same keys give the same numbers, in whatever order the world is generated. */
export class Random {
  #state: number;

  /** @param purpose what is drawn @param keys for whom or what, as integers */
  constructor(purpose: string, ...keys: number[]) {
    let state = 0x811c9dc5;
    for (let at = 0; at < purpose.length; at++) state = Math.imul(state ^ purpose.charCodeAt(at), 0x01000193);
    for (const key of keys) state = mix(state ^ mix(key + 0x9e3779b9));
    this.#state = state;
  }

  /** A number from 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** True with a probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of a list, each equally likely. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of a list by weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) if ((left -= weight) < 0) return value;
    return list[0]![0];
  }

  /** A draw from the normal distribution (Box–Muller). */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
