import { useEffect, useState } from 'react';

/** How long after the last write is read again, in milliseconds: a person who types a row a second is left alone. */
const SETTLE_MS = 800;

/** True once `calm` has held for a while. */
export function useSettled(calm: boolean): boolean {
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(calm), calm ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [calm]);
  return calm && settled;
}
