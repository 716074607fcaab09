/** What a row of one writer may show at a moment. */
export class Ledger {
  #acknowledged: { value: unknown } | undefined;
  #open = new Set<unknown>();

  /** This write was answered well: only it may stand there. */
  acknowledge(value: unknown): void {
    this.#acknowledged = { value };
    this.#open = new Set();
  }

  /** This write was not answered well; it may stand there or not. */
  leaveOpen(value: unknown): void {
    this.#open.add(value);
  }

  /** Whether an acknowledged write is gone from what stands there. */
  isLost(there: unknown): boolean {
    return this.#acknowledged !== undefined && there !== this.#acknowledged.value && !this.#open.has(there);
  }
}

/** An event as the reference heard it, in milliseconds of this process. */
export interface News {
  text: string;
  at: number;
}

/** What one listener heard. */
export interface Heard {
  /** When each of its connections was answered, as the browser reads everything then. */
  connected: number[];
  heard: Set<string>;
}

/** Events that a listener, once it listened (and one that never did: all), neither heard nor could read after it came back. */
export function missedBy({ connected, heard }: Heard, news: readonly News[]): News[] {
  const [first = 0] = connected;
  const readAt = connected.at(-1) ?? 0;
  return news.filter(({ text, at }) => at > first && readAt < at && !heard.has(text));
}
