import type { Deps } from '../deps.ts';
import { liveSessions, type Lasting } from '../security/sessions/liveSessions.ts';
import { inTurns } from './inTurns.ts';

/** An open event stream of this process. */
export interface OpenStream extends Lasting {
  /** Tells the browser that the stream is alive. */
  beat(): unknown;
  /** Called once its session is over. */
  end(): void;
}

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

  /** Ends all of them, as events may have been missed or the server stops. */
  endAll(): void {
    for (const stream of [...this.#open]) stream.end();
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => void this.#turn(), this.#deps.place.heartbeat ?? 20_000);
  }

  async #turn(): Promise<void> {
    const asked = [...this.#open];
    try {
      // Without an answer nobody's session is known to last: browsers come back and ask.
      const live = await liveSessions(this.#deps, asked).catch(() => new Set<OpenStream>());
      await inTurns(asked, (stream) => (live.has(stream) ? stream.beat() : stream.end()));
    } finally {
      this.#timer = undefined;
      if (this.#open.size > 0) this.#wait();
    }
  }
}
