import { useEffect, useState } from 'react';

/** Milliseconds between the last write and a refetch: nothing is refetched while a person types a row per second. */
const SETTLE_MS = 800;

/** True once `calm` has been true for a while. */
export function useSettled(calm: boolean): boolean {
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(calm), calm ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [calm]);
  return calm && settled;
}
