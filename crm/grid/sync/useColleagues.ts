import { useMemo, useState } from 'react';
import { usePresence, type Colleague } from '#client/live/presence.ts';
import { keyOf } from '../keyOf.ts';
import type { CellKey, Holders } from '../types.ts';

/** The grid whose presence is shared, and how its cells are named for other browsers. */
export interface GridPresence<Cell extends CellKey> {
  /** The GraphQL root of its cells. */
  topic: string;
  /** The thing the grid belongs to, such as a lecture. */
  id: string;
  /** The name of a cell for other browsers. */
  placeOf: (cell: Cell) => string;
  /** The cell with such a name; undefined when there is none. */
  cellOf: (place: string) => Cell | undefined;
}

interface Colleagues<Cell extends CellKey> {
  /** Who else has the grid open. */
  colleagues: readonly Colleague[];
  /** The cells they are in. */
  holders: Holders<Cell>;
  /** Reports the cell this person moved to. */
  enterCell: (cell: Cell) => void;
}

/** Reports to colleagues where this person is in a grid, and returns where they are. */
export function useColleagues<Cell extends CellKey>(presence: GridPresence<Cell>): Colleagues<Cell> {
  const { topic, id, placeOf, cellOf } = presence;
  const [place, setPlace] = useState('');
  const colleagues = usePresence(topic, id, place);
  const holders = useMemo(
    () =>
      new Map(
        colleagues.flatMap((one) => {
          const cell = cellOf(one.place);
          return cell ? [[keyOf(cell), { cell, name: one.name }] as const] : [];
        }),
      ),
    [colleagues, cellOf],
  );
  return { colleagues, holders, enterCell: (cell) => setPlace(placeOf(cell)) };
}
