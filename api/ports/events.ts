import type { Database } from './database.ts';

/** The channel of `pg_notify` on which commands tell what they changed. */
export const refreshChannel = 'refresh';

/** Which GraphQL roots changed and when; carries no data. */
export interface RefreshEvent {
  roots: string[];
  at: string;
  /** Who looks at something; passed on to the staff alone. */
  presence?: Presence;
}

/** A staff member who looks at something, or has just stopped to. Kept nowhere: each browser forgets it after a while. */
export interface Presence {
  topic: string;
  id: string;
  userId: string;
  name: string;
  state: 'here' | 'gone';
  /** Where on it, such as a cell; empty when nowhere in particular. */
  place: string;
}

/** Tells listeners in this process what any process changed. */
export interface Events {
  /** Resolves when events are heard; the returned function ends it. `missed` is called when some may have been lost. */
  subscribe(hear: (event: RefreshEvent) => void, missed?: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/** Events from the database's NOTIFY. The database is first listened to when somebody subscribes. */
export function createEvents(db: Database): Events {
  const listeners = new Set<{ hear: (event: RefreshEvent) => void; missed?: (() => void) | undefined }>();
  let listening: Promise<() => Promise<void>> | undefined;
  const hear = (payload: string) => {
    const event = JSON.parse(payload) as RefreshEvent;
    for (const listener of listeners) listener.hear(event);
  };
  const missed = () => {
    for (const listener of listeners) listener.missed?.();
  };
  return {
    async subscribe(hearOne, missedOne) {
      const listener = { hear: hearOne, missed: missedOne };
      listening ??= db.listen(refreshChannel, hear, missed).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await (
        await listening
      )?.();
    },
  };
}
