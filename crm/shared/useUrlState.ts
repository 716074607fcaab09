import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Search, filters and paging of a list, kept in the address: reload, back and a link to a colleague show the same list. What equals
 * its default does not stand there.
 * @param defaults keep its identity while nothing changes
 */
export function useUrlState<T extends Record<string, string>>(defaults: T): [T, (change: Partial<T>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => {
    const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]);
    return Object.fromEntries(entries) as T;
  }, [defaults, params]);

  const change = useCallback(
    (changed: Partial<T>): void => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value === undefined || value === defaults[name]) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [defaults, setParams],
  );
  return [state, change];
}
