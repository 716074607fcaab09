/** A thing that is changed by saying which version one has read. */
export interface Versioned {
  id: string;
  version: number;
}

/**
 * One's own writes of one thing go out one after another, and each says the version the one before it made: two quick taps are not a
 * conflict with oneself.
 */
export class WriteLines {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #versions = new Map<string, number>();

  /** Sends once all earlier writes of these things were answered, be it with a refusal. */
  send<T>(ids: readonly string[], write: () => Promise<T>): Promise<T> {
    const sent = this.settled(ids).then(write);
    const ended = sent.catch(() => undefined);
    for (const id of ids) this.#last.set(id, ended);
    return sent;
  }

  /** Until nothing of these is under way. */
  async settled(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#last.get(id) ?? Promise.resolve()));
  }

  /** Remembers what the server answered. */
  made({ id, version }: Versioned): void {
    this.#versions.set(id, version);
  }

  /** The newest version known: the one that was read, or the one a write made since. */
  versionOf({ id, version }: Versioned): number {
    return Math.max(version, this.#versions.get(id) ?? 0);
  }
}
