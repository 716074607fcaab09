import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest one; for event handlers of memoised parts. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}
