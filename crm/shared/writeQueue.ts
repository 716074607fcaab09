/** A record that is changed at the version it was read at. */
export interface Versioned {
  id: string;
  version: number;
}

/**
 * Sends one's own writes of a record one after another, each at the version that the previous one made, so that two quick changes are no
 * conflict with oneself.
 */
export class WriteQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #made = new Map<string, ReadonlyMap<number, number>>();
  #alone: Promise<unknown> = Promise.resolve();

  /** Sends a write once all earlier writes of these records are answered, refused ones included. */
  send<T>(ids: readonly string[], write: () => Promise<T>): Promise<T> {
    const sent = this.settled(ids).then(write);
    const ended = sent.catch(() => undefined);
    for (const id of ids) this.#last.set(id, ended);
    return sent;
  }

  /** Waits until no write to these records is in progress. */
  async settled(ids: readonly string[]): Promise<void> {
    await Promise.all([this.#alone, ...ids.map((id) => this.#last.get(id))]);
  }

  /** Acts once every write in progress is answered; what is sent meanwhile waits until it is over. */
  alone<T>(act: () => Promise<T>): Promise<T> {
    const acted = Promise.all([this.#alone, ...this.#last.values()]).then(act);
    this.#alone = acted.catch(() => undefined);
    return acted;
  }

  /** Stores that one's own write took a record from one version to another, with nobody's write between them. */
  advanced(key: string, from: number, to: number): void {
    if (to > from) this.#made.set(key, new Map(this.#made.get(key)).set(from, to));
  }

  /** The version after those of one's own writes that followed `version` directly; a version another person made ends them. */
  after(key: string, version: number): number {
    const made = this.#made.get(key);
    let last = version;
    for (let next = made?.get(last); next !== undefined; next = made?.get(last)) last = next;
    return last;
  }
}
