import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
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

  // The router takes its time over a change; what comes meanwhile must build on it, not on what is still shown.
  const latest = useRef(params);
  const address = useRef('');
  useLayoutEffect(() => {
    latest.current = params;
    address.current = window.location.pathname;
  }, [params]);

  const change = useCallback(
    (changed: Partial<T>): void => {
      // A link was followed and its page is still loading: a search that comes now must not call the list back.
      if (window.location.pathname !== address.current) return;
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === defaults[name]) next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      setParams(next, { replace: true });
    },
    [defaults, setParams],
  );
  return [state, change];
}
