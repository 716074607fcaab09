import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../ports/log.ts';

interface Ears {
  hear: (payload: string) => void;
  missed: () => void;
}

/** Milliseconds before the first attempt to listen again, and at most; each attempt doubles them. */
const firstWait = 500;
const longestWait = 15_000;

/** A separate connection for LISTEN, reopened when it is lost: one attempt at a time. */
export class PostgresListener {
  #client: pg.Client | undefined;
  readonly #closing = new AbortController();
  readonly #url: string;
  readonly #channel: string;
  readonly #ears: Ears;
  readonly #log: Log;

  constructor(url: string, channel: string, ears: Ears, log: Log) {
    this.#url = url;
    this.#channel = channel;
    this.#ears = ears;
    this.#log = log;
  }

  /** Listens. Rejects when the first connection fails; later ones are tried again until they succeed. */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'academy-events',
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#ears.hear(payload ?? ''));
    client.on('error', () => this.#log.warn('event-connection-lost'));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    // Only a connection that listened is followed by attempts; a failed attempt ends, too.
    client.once('end', () => void this.#listenAgain());
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
  }

  async #listenAgain(): Promise<void> {
    const { signal } = this.#closing;
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      // With jitter, so that many processes do not come back at one moment.
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.connect();
        this.#ears.missed();
        return;
      } catch {
        // The next attempt waits longer.
      }
    }
  }
}
