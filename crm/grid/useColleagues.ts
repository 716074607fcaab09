import { useMemo, useState } from 'react';
import { usePresence, type Colleague } from '#client/live/presence.ts';
import { cellKey } from './pendingEdits.ts';

/** Who else has a grid open, and in which cells they are. */
export interface Holders {
  colleagues: readonly Colleague[];
  /** Names by cell. */
  holders: ReadonlyMap<string, string>;
  /** This person went into a cell. */
  enter: (rowId: string, column: string) => void;
}

/**
 * Says where this person is in a grid, and hears where colleagues are.
 * @param topic the GraphQL root of its cells
 * @param id what it is the grid of, such as a lecture
 */
export function useHolders(topic: string, id: string): Holders {
  const [place, setPlace] = useState('');
  const colleagues = usePresence(topic, id, place);
  const holders = useMemo(
    () => new Map(colleagues.filter((one) => one.place !== '').map((one) => [one.place, one.name])),
    [colleagues],
  );
  return { colleagues, holders, enter: (rowId, column) => setPlace(cellKey(rowId, column)) };
}
