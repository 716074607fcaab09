import { useCallback, useSyncExternalStore } from 'react';

/** Where a page of staff that can be used standing is: touched, or as narrow as a tablet. A desk that is zoomed in keeps its grids. */
export const STANDING = '(pointer: coarse), (max-width: 1024px)';

/** Whether a media query holds, now and after each change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
