import type { Database } from './database.ts';

/** The `pg_notify` channel on which commands announce their changes. */
export const refreshChannel = 'refresh';

/** Which GraphQL roots changed and when; carries no data. */
export interface RefreshEvent {
  roots: string[];
  at: string;
  /** Who is viewing something; sent to staff only. */
  presence?: Presence;
}

/** A staff member who views something, or just stopped. Not stored: each browser drops it after a while. */
export interface Presence {
  topic: string;
  id: string;
  userId: string;
  name: string;
  state: 'here' | 'gone';
  /** The place on it, such as a cell; may be empty. */
  place: string;
}

/** Delivers the changes of all processes to listeners in this process. */
export interface Events {
  /** Resolves once listening; the returned function unsubscribes. `missed` is called when events may have been lost. */
  subscribe(hear: (event: RefreshEvent) => void, missed?: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/** Events from the database's NOTIFY. Listening starts with the first subscriber. */
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
