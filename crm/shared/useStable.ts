import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, doing what the latest one does; for handlers that reach into memoised rows. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}
