import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Search, filters and paging of a list, kept in the address, so that reload, back and a shared link show the same list. Values equal
 * to their default are left out.
 * @param defaults keep its identity while nothing changes
 */
export function useUrlState<T extends Record<string, string>>(defaults: T): [T, (change: Partial<T>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => {
    const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]);
    return Object.fromEntries(entries) as T;
  }, [defaults, params]);

  // The router applies a change later; changes made meanwhile must build on it, not on the values still shown.
  const latest = useRef(params);
  const address = useRef('');
  useLayoutEffect(() => {
    latest.current = params;
    address.current = window.location.pathname;
  }, [params]);

  const change = useCallback(
    (changed: Partial<T>): void => {
      // A link was followed and its page is still loading: a search must not navigate back to the list.
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
