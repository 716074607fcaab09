import { useEffect, useState } from 'react';

/** How long after the last write something is read again, in milliseconds: nothing is read while a person types a row a second. */
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
