import { useEffect } from 'react';
import type { NavGroup } from '../Frame/nav.ts';
import { useMedia } from '../Frame/useMedia.ts';

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

/** Whether the window is tall enough for every group to show all of its entries. */
export const useIsTall = (): boolean => useMedia('(min-height: 900px)');
