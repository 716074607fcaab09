import { useState, type ReactNode } from 'react';
import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { ConflictView } from '#ui-kit';

/**
 * Saves what was read at a version. When somebody was first, the refusal stays in the form with both values beside it; saving once more
 * puts one's own in place of the other.
 * @param version what was read when the form was opened
 * @param settled the version once one's own earlier writes are answered, when some may still be under way
 */
export function useVersion(
  version: number,
  settled: () => Promise<number> = () => Promise.resolve(version),
): {
  /** Writes with the version it changes; throws what the write throws. */
  save: <T>(write: (version: number) => Promise<T>) => Promise<T>;
  /** Both values, once a save was refused. */
  note: ReactNode;
} {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    save: async (write) => {
      try {
        return await write(conflict?.theirVersion ?? (await settled()));
      } catch (error) {
        const theirs = error instanceof HttpError ? error.problem.conflicts?.[0] : undefined;
        if (theirs) setConflict(theirs);
        throw error;
      }
    },
    note: conflict && <ConflictView {...conflict}>한 번 더 저장하면 내가 적은 값으로 바뀝니다.</ConflictView>,
  };
}
