import { useMemo, useState } from 'react';
import { usePresence, type Colleague } from '#client/live/presence.ts';
import { keyOf } from './keyOf.ts';
import type { CellKey, Holders } from './types.ts';

/** Of which grid presence is told, and how. */
export interface GridPresence<Cell extends CellKey> {
  /** The GraphQL root of its cells. */
  topic: string;
  /** What it is the grid of, such as a lecture. */
  id: string;
  /** A cell as other browsers are told of it. */
  placeOf: (cell: Cell) => string;
  /** The cell that another browser told of; undefined when it is none. */
  cellOf: (place: string) => Cell | undefined;
}

interface Colleagues<Cell extends CellKey> {
  /** Who else has the grid open. */
  colleagues: readonly Colleague[];
  /** In which cells they are. */
  holders: Holders<Cell>;
  /** Tells colleagues that this person went into a cell. */
  enterCell: (cell: Cell) => void;
}

/** Tells colleagues where this person is in a grid, and answers where they are. */
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
