import * as fc from 'fast-check';

/** Chooses at random, by a generator of fast-check that can shrink its choices. */
export class Chooser {
  readonly #g: fc.GeneratorValue;

  constructor(g: fc.GeneratorValue) {
    this.#g = g;
  }

  /** From `min` to `max`, both possible. */
  int(min: number, max: number): number {
    return this.#g(fc.integer, { min, max });
  }

  /** True once in `many` times; shrinks to false. */
  once(many: number): boolean {
    return this.int(0, many - 1) === many - 1;
  }

  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Some of a list, in its order, each with the chance of a half. */
  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.once(2));
  }

  /** A list of `min` to `max` things. */
  list<Item>(min: number, max: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: this.int(min, max) }, (_, index) => make(index));
  }
}
