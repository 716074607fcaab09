/** Sends requests to an academy and counts what came back. */
export class Asking {
  requests = 0;
  /** How often each answer other than success came, as `503 database-unreachable`. */
  readonly failures = new Map<string, number>();
  readonly #urls: readonly string[];

  /** @param urls whom it asks in turn */
  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** Calls below /api. @returns whether it was answered well */
  async call(token: string, method: string, path: string, body?: unknown): Promise<boolean> {
    return (await this.ask(token, method, path, body)) !== null;
  }

  /** The next address, counted as asked. */
  next(): string {
    this.requests++;
    return this.#urls[this.requests % this.#urls.length] ?? '';
  }

  /** The same with the answer and its body; null when it was none, or a refusal. */
  async ask(token: string, method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${token}` };
    if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' });
    try {
      const sent = body === undefined ? null : JSON.stringify(body);
      const response = await fetch(`${this.next()}/api${path}`, { method, headers, body: sent });
      const bytes = new Uint8Array(await response.arrayBuffer());
      // An answer without its body is none.
      if (response.ok && (bytes.length > 0 || response.status === 204)) return { headers: response.headers, bytes };
      const said = codeOf(bytes);
      this.fail(`${response.status} ${said || `without a body: ${method} ${path.slice(0, 14)}`}`);
    } catch (error) {
      this.fail(String(error instanceof Error ? (error.cause ?? error) : error));
    }
    return null;
  }

  /** Counts what was no success. */
  fail(said: string): void {
    this.failures.set(said, (this.failures.get(said) ?? 0) + 1);
  }
}

/** The code of a refusal, or how its text begins. */
export function codeOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return /"code":"([\w-]+)"/.exec(text)?.[1] ?? text.slice(0, 80);
}
