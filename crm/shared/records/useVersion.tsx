import { useState, type ReactNode } from 'react';
import { conflictsOf } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { ConflictView } from '#ui-kit';

/**
 * Saves a record at the version that was read. If another person saved first, the form keeps the refusal and shows both values; saving again
 * overwrites theirs.
 * @param version the version that the form began with, whatever arrived since
 * @param settled the version after one's own earlier writes, when some may still be in progress
 */
export function useVersion(
  version: number,
  settled: () => Promise<number> = () => Promise.resolve(version),
): {
  /** Writes at the version it changes; throws what the write throws. */
  save: <T>(write: (version: number) => Promise<T>) => Promise<T>;
  /** Both values, after a save was refused. */
  note: ReactNode;
} {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    save: async (write) => {
      try {
        const saved = await write(conflict?.theirVersion ?? (await settled()));
        setConflict(null);
        return saved;
      } catch (error) {
        const [theirs] = conflictsOf(error);
        if (theirs) setConflict(theirs);
        throw error;
      }
    },
    note: conflict && <ConflictView {...conflict}>한 번 더 누르면 내가 적은 값으로 바뀝니다.</ConflictView>,
  };
}
