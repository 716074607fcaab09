import { tooMany } from '../../http/problem.ts';

/** Questions of one person that may wait; a screen asks a dozen at once. */
const mostWaiting = 60;

/** Lets each person's questions run a few at a time, so that those of others come in between. */
export class Turns {
  readonly #atOnce: number;
  readonly #people = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** @throws Problem 429 when too many wait already */
  async take<T>(person: string, run: () => Promise<T>): Promise<T> {
    const own = this.#people.get(person) ?? { running: 0, waiting: [] };
    this.#people.set(person, own);
    if (own.running >= this.#atOnce) {
      if (own.waiting.length >= mostWaiting)
        throw tooMany(2, '한꺼번에 너무 많은 것을 물었습니다. 잠시 뒤에 다시 시도해 주세요.');
      await new Promise<void>((resolve) => own.waiting.push(resolve));
    } else own.running += 1;
    try {
      return await run();
    } finally {
      const next = own.waiting.shift();
      // The next one takes over this one's place.
      if (next) soon(next);
      else if ((own.running -= 1) === 0) this.#people.delete(person);
    }
  }
}

/** After what others asked meanwhile. */
const soon = (run: () => void): void => void setTimeout(run, 0);
