import { useEffect } from 'react';
import type { OfferedAction } from './useActions.tsx';

const shown = new Set<readonly OfferedAction[]>();

/** Lets the palette offer what buttons of the page offer, as long as they are there. */
export function usePageActions(offered: readonly OfferedAction[]): void {
  useEffect(() => {
    shown.add(offered);
    return () => void shown.delete(offered);
  }, [offered]);
}

/** What the buttons of the page do. What several of them are called is left out: nobody could tell which record is meant. */
export function pageActions(): OfferedAction[] {
  const byTitle = Map.groupBy([...shown].flat(), ({ action }) => action.title);
  return [...byTitle.values()].filter(({ length }) => length === 1).flat();
}
