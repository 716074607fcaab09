import { startTransition, useRef, useState } from 'react';
import { useDeepStable } from './rows/useDeepStable.ts';
import { isSameAttempt, type AttemptKey, type GradeCell } from './grades.ts';
import { useCellLock } from './source/useCellLock.ts';
import type { GradeSource } from './source/useGradeSource.ts';

/** The attempt of the active cell: its actions, and its cell lock. */
export function useActiveAttempt(source: GradeSource) {
  const [active, setActive] = useState<AttemptKey | null>(null);
  const inside = useRef(false);
  const lock = useCellLock();
  const attempt = active ? source.attemptNow(active) : undefined;
  const can = useDeepStable(
    attempt && {
      canDelete: attempt.retakeNumber > 0 && attempt.attempt === attempt.score.attempts.at(-1),
      canAdd: attempt.score.status === 'TAKEN' || attempt.score.status === 'GRADED',
    },
  );
  return {
    active,
    attempt,
    can,
    /** The name of the colleague who is editing the attempt; empty if there is none. */
    notice: lock.notice,
    enterGrid: (isInside: boolean): void => {
      inside.current = isInside;
      lock.move(isInside ? active : null);
    },
    activate: (cell: GradeCell | undefined): void => {
      const next = cell?.record ?? null;
      // Paint the response to the key before the bar is updated.
      startTransition(() => setActive((before) => (isSameAttempt(before, next) ? before : next)));
      if (inside.current) lock.move(next);
    },
  };
}
