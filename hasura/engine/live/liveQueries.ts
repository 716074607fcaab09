import type { LiveQuery, StreamQuery } from '../types.ts';
import { concerns, type Changes } from './changes.ts';
import { LiveGroup } from './liveGroup.ts';

/** Milliseconds between two runs of one query, however often its tables change. */
const SHORTEST_PAUSE = 50;

/** Keeps subscriptions up to date: those with the same answer share one query, which runs again when its tables change. */
export class LiveQueries {
  readonly #changes: Changes;
  readonly #pause: number;
  readonly #groups = new Map<string, LiveGroup>();
  #stopHearing: (() => void) | null = null;

  /** @param pause milliseconds between two runs of one query */
  constructor(changes: Changes, pause = SHORTEST_PAUSE) {
    this.#changes = changes;
    this.#pause = pause;
  }

  /** How many different queries are kept up to date. */
  get size(): number {
    return this.#groups.size;
  }

  /**
   * Hears the answer now, and again each time it is another one.
   * @param hear gets JSON text of the answer
   * @returns ends the subscription
   */
  watch(query: LiveQuery, hear: (body: string) => void): () => void {
    const group = this.#groups.get(query.key) ?? new LiveGroup(query, this.#pause);
    this.#groups.set(query.key, group);
    // Heard before the first run, so that no change falls in between.
    this.#stopHearing ??= this.#changes.subscribe((tables) => this.#changed(tables));
    const stop = group.add(hear);
    return () => {
      stop();
      if (!group.isEmpty || this.#groups.get(query.key) !== group) return;
      this.#groups.delete(query.key);
      if (this.#groups.size) return;
      this.#stopHearing?.();
      this.#stopHearing = null;
    };
  }

  /**
   * The batches of a stream, JSON texts of answers; ends after one that was refused.
   * @param signal ends it while it waits for more rows
   */
  async *stream(query: StreamQuery, signal: AbortSignal): AsyncGenerator<string, void, void> {
    let wake: () => void = () => undefined;
    let hasChanged = false;
    const stop = this.#changes.subscribe((tables) => {
      if (!concerns(query.reads, tables)) return;
      hasChanged = true;
      wake();
    });
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted) {
        hasChanged = false;
        const { answer, isEmpty, isRefused } = await query.next();
        if (!isEmpty) yield answer.body;
        if (isRefused) return;
        if (isEmpty && !hasChanged && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      stop();
    }
  }

  #changed(tables: readonly string[] | null): void {
    for (const group of this.#groups.values()) {
      if (concerns(group.query.reads, tables)) group.refresh();
    }
  }
}
