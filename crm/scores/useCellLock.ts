import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { releaseCellLock, requestCellLock } from '#client/generated/rest/scores.ts';

/** Who stays in a cell so many milliseconds edits it; a column typed at full speed asks for no lock at all. */
const DWELL_MS = 500;

/** A lock lasts 30 seconds. */
const RENEW_MS = 20_000;

/** The courtesy of saying that one edits a cell; the version decides, so nobody waits for it. */
export interface CellLock {
  /** Who else edits the cell, as the server says it; empty when nobody does. */
  notice: string;
  /** This person went into a spot, or out of the grid. */
  move: (spotId: string | null) => void;
}

/** Takes the lock of the cell a person stays in, renews it, and gives it back when they leave. */
export function useCellLock(): CellLock {
  const [notice, setNotice] = useState('');
  const leave = useRef<() => void>(() => undefined);
  const at = useRef<string | null>(null);

  const move = useCallback((spotId: string | null): void => {
    if (at.current === spotId) return;
    at.current = spotId;
    leave.current();
    leave.current = spotId === null ? () => undefined : stay(spotId, setNotice);
  }, []);

  useEffect(() => () => leave.current(), []);
  return { notice, move };
}

/** Locks a spot until the returned function is called. */
function stay(spotId: string, say: (notice: string) => void): () => void {
  const [scoreId = '', number] = spotId.split(' ');
  const cell = { scoreId, retakeNumber: Number(number) };
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
