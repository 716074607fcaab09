/**
 * A map that forgets what was not used for long: of `capacity` entries the more recent half, at least, is there. It keeps
 * two generations, as moving an entry to the end of a `Map` on each use costs more than the rest of a request.
 */
export class RecentlyUsed<Value> {
  readonly #generation: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(capacity: number) {
    this.#generation = Math.ceil(capacity / 2);
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size <= this.#generation) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
