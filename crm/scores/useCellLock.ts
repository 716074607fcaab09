import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { releaseCellLock, requestCellLock } from '#client/generated/rest/scores.ts';
import { isSameAttempt, type AttemptKey } from './grades.ts';

/** After so many milliseconds in a cell a person is taken to edit it; a column typed at full speed asks for no lock at all. */
const DWELL_MS = 500;

/** A lock lasts 30 seconds. */
const RENEW_MS = 20_000;

/** Tells others who edits a cell. It is a courtesy: the version decides, so nobody waits for it. */
export interface CellLock {
  /** Who else edits the cell, as the server says it; empty when nobody does. */
  notice: string;
  /** This person went into an attempt, or out of the grid. */
  move: (attempt: AttemptKey | null) => void;
}

/** Takes the lock of the cell a person stays in, renews it, and gives it back when they leave. */
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
