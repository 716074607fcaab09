import { memo, type MouseEvent, type ReactNode } from 'react';
import { textOf } from './cells.ts';
import css from './DataGrid.module.css';
import type { GridColDef } from './types.ts';

export interface GridRowProps<R> {
  row: R;
  /** Row of the grid, from 0; the header is -1. */
  at: number;
  /** Number of the row in the whole list, from 1, the header counted. */
  rowIndex: number;
  columns: readonly GridColDef<R>[];
  /** Column of the cell that Tab leads to; undefined when it is in another row. */
  active: number | undefined;
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined;
  /** A checkbox was clicked, with Shift for all rows up to it. */
  onSelect: (at: number, isRange: boolean) => void;
  onOpen: ((row: R) => void) | undefined;
}

/** A row of a list. Drawn again only when something of it changes. */
export const GridRow = memo(function GridRow<R extends { id: string }>(props: GridRowProps<R>) {
  const { row, at, rowIndex, columns, active, selected, onSelect, onOpen } = props;
  const first = selected === undefined ? 0 : 1;
  const tabIndexOf = (column: number) => (active === column ? 0 : -1);
  return (
    <div
      role="row"
      className={css.row}
      data-id={row.id}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      onClick={(event) => isOnRow(event) && onOpen?.(row)}
    >
      {selected !== undefined && (
        <div role="gridcell" className={css.check} aria-colindex={1} data-at={`${at},0`}>
          <input
            type="checkbox"
            aria-label="행 선택"
            checked={selected}
            tabIndex={tabIndexOf(0)}
            onChange={(event) => onSelect(at, (event.nativeEvent as PointerEvent).shiftKey)}
          />
        </div>
      )}
      {columns.map((column, index) => {
        const shown: ReactNode = column.renderCell ? column.renderCell({ row }) : textOf(column, row);
        return (
          <div
            key={column.field}
            role="gridcell"
            className={css.cell}
            data-field={column.field}
            data-align={column.align}
            data-at={`${at},${index + first}`}
            aria-colindex={index + first + 1}
            tabIndex={tabIndexOf(index + first)}
            title={typeof shown === 'string' && shown !== '' ? shown : undefined}
          >
            {shown}
          </div>
        );
      })}
    </div>
  );
}) as <R extends { id: string }>(props: GridRowProps<R>) => ReactNode;

/** Not on a button, link or field in it, and not in a dialog that a cell has opened. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button, input, label, select, textarea, [role="menu"], [role="dialog"]') === null;
}
