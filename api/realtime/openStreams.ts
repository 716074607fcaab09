import type { Deps } from '../deps.ts';
import { liveSessions, type Lasting } from '../security/liveSessions.ts';

/** An open event stream of this process. */
export interface OpenStream extends Lasting {
  /** Tells the browser that the stream is alive. */
  beat(): unknown;
  /** Called once its session is over. */
  end(): void;
}

/** Heartbeats that are written in one go; requests have their turn between them. */
const atOnce = 200;

/** The open streams of this process. Once in a heartbeat one question says whose session is over; the others are told that they live. */
export class OpenStreams {
  readonly #deps: Deps;
  readonly #open = new Set<OpenStream>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Watches a stream. @returns what forgets it */
  add(stream: OpenStream): () => void {
    this.#open.add(stream);
    this.#wait();
    return () => void this.#open.delete(stream);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => void this.#turn(), this.#deps.place.heartbeat ?? 20_000);
  }

  async #turn(): Promise<void> {
    const asked = [...this.#open];
    try {
      // Without an answer nobody's session is known to last: browsers come back and ask.
      const live = await liveSessions(this.#deps, asked).catch(() => new Set<OpenStream>());
      for (const [at, stream] of asked.entries()) {
        if (at % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
        if (live.has(stream)) stream.beat();
        else stream.end();
      }
    } finally {
      this.#timer = undefined;
      if (this.#open.size > 0) this.#wait();
    }
  }
}
