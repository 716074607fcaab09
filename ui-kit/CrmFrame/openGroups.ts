import { useEffect, useSyncExternalStore } from 'react';
import type { NavGroup } from '../Frame/nav.ts';

/** `localStorage` key: the group of the navigation that was used last. */
const GROUP_KEY = 'navGroup';

/** The name of the group with several entries that was used last: the current page's, or the one before; at first the first. */
export function useLastGroup(nav: readonly NavGroup[], activeHref: string | undefined): string | undefined {
  const several = nav.filter(({ entries }) => entries.length > 1);
  const current = several.find(({ entries }) => entries.some(({ href }) => href === activeHref));
  const last = current?.label ?? localStorage.getItem(GROUP_KEY);
  const open = several.find(({ label }) => label === last) ?? several[0];
  const label = open?.label;
  useEffect(() => {
    if (label !== undefined) localStorage.setItem(GROUP_KEY, label);
  }, [label]);
  return label;
}

/** Where every group has the room to show all of its entries. */
const tallWindow = (): MediaQueryList => window.matchMedia('(min-height: 900px)');

/** Whether the window is tall enough for every entry. */
export function useIsTall(): boolean {
  return useSyncExternalStore(subscribe, () => tallWindow().matches);
}

function subscribe(notify: () => void): () => void {
  const query = tallWindow();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
