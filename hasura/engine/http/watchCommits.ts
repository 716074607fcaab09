import type { ChangeFeed } from '../live/changes.ts';
import type { SqlClient } from '../types.ts';

/** Milliseconds between two looks; well below the half second in which a subscription should see a commit. */
const INTERVAL = 150;

/** Looks for commits. */
export interface CommitWatch {
  /** Looks now, because something was just written. */
  look(): void;
  stop(): void;
}

/**
 * Detects commits of any client while somebody listens, by comparing the database's snapshot.
 * It needs no triggers and no privileges, and costs one tiny query per poll.
 */
export function watchCommits(db: SqlClient, changes: ChangeFeed): CommitWatch {
  let last = '';
  let isLooking = false;
  const look = async () => {
    // Commits while nobody listened are reported to the next listener.
    if (!changes.isHeard) last = '';
    if (isLooking || !changes.isHeard) return;
    isLooking = true;
    try {
      const [row] = await db.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      const snapshot = row?.snapshot ?? '';
      if (snapshot !== last) changes.announce(null);
      last = snapshot;
    } catch {
      // The next poll will report it.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), INTERVAL);
  return { look: () => void look(), stop: () => clearInterval(timer) };
}
