import type { Deps } from '../../deps.ts';
import { during } from '../../ports/watch.ts';

/** A queue in a table that any number of processes work on. */
export interface WatchedQueue {
  /** The root whose changes say that something may have been queued. */
  root: string;
  /** Seconds between looks, for what nothing was heard of or becomes due by itself. */
  seconds: number;
  /** How it is called in the log: `<name>-failed`, `<name>-unheard`. */
  name: string;
  /** Done once before the first look. */
  prepare?: () => Promise<void>;
  /** Works until nothing is left or the signal aborts. */
  work: (signal: AbortSignal) => Promise<void>;
}

/** Works on a queue as something comes into it, until the returned function is called, which waits for the current piece. */
export function watchQueue(
  { events, log, watch }: Pick<Deps, 'events' | 'log' | 'watch'>,
  { root, seconds, name, prepare = async () => undefined, work }: WatchedQueue,
): () => Promise<void> {
  const stopping = new AbortController();
  let running = prepare();
  let isWaiting = false;
  const look = () => {
    // Several events of one thing need one look only.
    if (isWaiting || stopping.signal.aborted) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return during(watch, { kind: 'job', name }, () => work(stopping.signal));
      })
      .catch(() => log.error(`${name}-failed`));
  };
  const looking = setInterval(look, seconds * 1000);
  const heard = events.subscribe(({ roots }) => {
    if (roots.includes(root)) look();
  });
  heard.catch(() => log.error(`${name}-unheard`));
  look();
  return async () => {
    clearInterval(looking);
    stopping.abort();
    (await heard.catch(() => undefined))?.();
    await running;
  };
}
