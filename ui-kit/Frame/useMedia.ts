import { useCallback, useSyncExternalStore } from 'react';

/** Where a page of staff that can be used standing is: touched, or narrower than a desk. */
export const STANDING = '(pointer: coarse), (max-width: 1365px)';

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
