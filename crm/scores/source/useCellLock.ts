import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { releaseCellLock, requestCellLock } from '#client/generated/rest/scores.ts';
import { isSameAttempt, type AttemptKey } from '../grades.ts';

/** After this many milliseconds in a cell a person counts as editing it; fast typing down a column requests no lock at all. */
const DWELL_MS = 500;

/** A lock lasts 30 seconds. */
const RENEW_MS = 20_000;

/** Shows others who edits a cell. The lock is a courtesy: the version decides, so nobody has to wait. */
export interface CellLock {
  /** The name of the colleague who is editing the cell; empty if there is none. */
  notice: string;
  /** Another attempt became active, or the grid lost the focus. */
  move: (attempt: AttemptKey | null) => void;
}

/** Locks the cell a person stays in, renews the lock, and releases it when they leave. */
export function useCellLock(): CellLock {
  const [notice, setNotice] = useState('');
  const leave = useRef<() => void>(() => undefined);
  const at = useRef<AttemptKey | null>(null);

  const move = useCallback((attempt: AttemptKey | null): void => {
    if (isSameAttempt(at.current, attempt)) return;
    at.current = attempt;
    leave.current();
    leave.current = attempt === null ? () => undefined : stay(attempt, setNotice);
  }, []);

  useEffect(() => () => leave.current(), []);
  return { notice, move };
}

/** Locks an attempt until the returned function is called. */
function stay(cell: AttemptKey, say: (notice: string) => void): () => void {
  let state: 'here' | 'locked' | 'gone' = 'here';
  const release = (): void => void releaseCellLock(cell, { keepalive: true }).catch(() => undefined);
  const take = async (): Promise<void> => {
    try {
      await requestCellLock(cell);
      if (state === 'gone') return release();
      state = 'locked';
      say('');
    } catch (error) {
      if (state !== 'gone' && error instanceof HttpError && error.problem.code === 'locked') say(error.problem.detail);
    }
  };
  const first = setTimeout(() => void take(), DWELL_MS);
  const again = setInterval(() => void take(), RENEW_MS);
  return () => {
    clearTimeout(first);
    clearInterval(again);
    say('');
    if (state === 'locked') release();
    state = 'gone';
  };
}
