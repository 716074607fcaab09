import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that always calls the newest one; for event handlers of memoised parts. */
export function useStable<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
