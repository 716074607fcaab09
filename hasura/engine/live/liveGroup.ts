import type { LiveQuery } from '../types.ts';

/** Milliseconds until a query that the database failed on is tried again. */
const RETRY = 1000;

/** The subscriptions of one query. */
export class LiveGroup {
  readonly query: LiveQuery;
  readonly #pause: number;
  /** Each with the last answer it heard. */
  readonly #hearers = new Map<(body: string) => void, string | null>();
  #answer: string | null = null;
  #isRunning = false;
  #isStale = true;
  #lastStart = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(query: LiveQuery, pause: number) {
    this.query = query;
    this.#pause = pause;
  }

  get isEmpty(): boolean {
    return this.#hearers.size === 0;
  }

  /** @returns ends it */
  add(hear: (body: string) => void): () => void {
    // Two subscriptions may come with the same function.
    const hearer = (body: string) => hear(body);
    this.#hearers.set(hearer, null);
    if (this.#isStale || this.#isRunning) this.#schedule();
    else queueMicrotask(() => this.#tell());
    return () => {
      this.#hearers.delete(hearer);
      if (this.isEmpty) clearTimeout(this.#timer);
    };
  }

  /** Runs the query again: at once, or after the minimum interval. */
  refresh(): void {
    this.#isStale = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isRunning || this.#timer !== undefined) return;
    const wait = this.#lastStart + this.#pause - performance.now();
    if (wait <= 0) {
      void this.#run();
      return;
    }
    this.#refreshIn(wait);
  }

  #refreshIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (!this.isEmpty) void this.#run();
    }, milliseconds);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#isStale = false;
    this.#lastStart = performance.now();
    const { body, hidden } = await this.query.run();
    this.#answer = body;
    this.#isRunning = false;
    // Nobody announces that a database is back.
    if (hidden !== undefined && !this.isEmpty) this.#refreshIn(RETRY);
    this.#tell();
    if (this.#isStale && !this.isEmpty) this.#schedule();
  }

  #tell(): void {
    const answer = this.#answer;
    if (answer === null) return;
    for (const [hearer, heard] of [...this.#hearers]) {
      if (heard === answer || !this.#hearers.has(hearer)) continue;
      this.#hearers.set(hearer, answer);
      hearer(answer);
    }
  }
}
