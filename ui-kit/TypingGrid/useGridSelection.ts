import { useState } from 'react';
import { moveFrom, rangeBetween, type GridSize, type Move } from './input/move.ts';
import type { CellAddress, CellRange } from './types.ts';

/** The active cell and the selected range around it. */
export interface GridSelection {
  active: CellAddress;
  range: CellRange;
  /** Makes a cell active; `extend` keeps the range's other corner. */
  goTo: (cell: CellAddress, extend?: boolean) => void;
  /** Selects every cell; the active one stays active. */
  selectAll: () => void;
  /** The cell a move would lead to. */
  after: (move: Move) => CellAddress;
}

const ORIGIN: CellAddress = { row: 0, column: 0 };

/** @param startColumn the column of the first active cell, before the grid has had the focus. */
export function useGridSelection(size: GridSize, startColumn = 0): GridSelection {
  const [corners, setCorners] = useState(() => {
    const start = { row: 0, column: startColumn };
    return { active: start, anchor: start };
  });
  // Rows may have been removed since; a move by zero brings the cell back inside the grid.
  const inside = (cell: CellAddress): CellAddress => moveFrom({ ...cell, row: cell.row - 1 }, 'down', size);
  const active = inside(corners.active);
  return {
    active,
    range: rangeBetween(active, inside(corners.anchor)),
    goTo: (cell, extend = false) => setCorners({ active: cell, anchor: extend ? corners.anchor : cell }),
    selectAll: () => setCorners({ active: { row: size.rows - 1, column: size.columns - 1 }, anchor: ORIGIN }),
    after: (move) => moveFrom(active, move, size),
  };
}
