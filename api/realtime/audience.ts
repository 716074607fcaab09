import type { RefreshEvent } from '../ports/events.ts';
import { bytesOf } from './eventStream.ts';
import { inTurns } from './inTurns.ts';

/** Milliseconds after which those who were just told are told again; what happens meanwhile goes out in one piece. */
const gatherMs = 50;

/** Sends bytes to one browser. */
export type Write = (bytes: Uint8Array) => void;

/** Streams that are told the same: an event is put into bytes once for all of them. */
export class Audience {
  readonly #shown: (event: RefreshEvent) => RefreshEvent | null;
  readonly #writes = new Set<Write>();
  readonly #waiting: RefreshEvent[] = [];
  #isTelling = false;

  /** @param shown what of an event they may know; null for nothing */
  constructor(shown: (event: RefreshEvent) => RefreshEvent | null) {
    this.#shown = shown;
  }

  /** From now on a stream is told everything. @returns what ends it */
  join(write: Write): () => void {
    this.#writes.add(write);
    return () => void this.#writes.delete(write);
  }

  hear(event: RefreshEvent): void {
    const shown = this.#writes.size > 0 && this.#shown(event);
    if (!shown) return;
    this.#waiting.push(shown);
    if (!this.#isTelling) void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#isTelling = true;
    while (this.#waiting.length > 0) {
      const bytes = bytesOf(this.#waiting.splice(0));
      await inTurns([...this.#writes], (write) => write(bytes));
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
    }
    this.#isTelling = false;
  }
}
