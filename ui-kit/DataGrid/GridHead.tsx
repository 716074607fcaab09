import { useState, type PointerEvent } from 'react';
import css from './DataGrid.module.css';
import type { GridColDef, Sorting } from './types.ts';

export interface GridHeadProps<R> {
  columns: readonly GridColDef<R>[];
  sorting: Sorting | null;
  onSort: (field: string) => void;
  /** Which rows of the page are selected; undefined where rows cannot be. */
  selected: 'all' | 'some' | 'none' | undefined;
  onSelectAll: () => void;
  /** Column of the cell that Tab leads to; undefined when it is in a row below. */
  active: number | undefined;
  /** The edge of a header was dragged: its width in CSS pixels; `undefined` for its own. */
  onSize: (field: string, width: number | undefined) => void;
}

/** The header: a click sorts, dragging the right edge sizes the column, a double click there resets it. */
export function GridHead<R>({ columns, selected, onSelectAll, active, ...rest }: GridHeadProps<R>) {
  const first = selected === undefined ? 0 : 1;
  return (
    <div role="row" className={css.head} aria-rowindex={1}>
      {selected !== undefined && (
        <div role="columnheader" className={css.check} aria-colindex={1} data-at="-1,0">
          <input
            type="checkbox"
            aria-label="모든 행 선택"
            ref={(box) => {
              if (box) box.indeterminate = selected === 'some';
            }}
            checked={selected === 'all'}
            tabIndex={active === 0 ? 0 : -1}
            onChange={onSelectAll}
          />
        </div>
      )}
      {columns.map((column, index) => (
        <HeadCell
          key={column.field}
          column={column}
          index={index + first}
          isActive={active === index + first}
          {...rest}
        />
      ))}
    </div>
  );
}

interface HeadCellProps<R> extends Pick<GridHeadProps<R>, 'sorting' | 'onSort' | 'onSize'> {
  column: GridColDef<R>;
  index: number;
  isActive: boolean;
}

function HeadCell<R>({ column, index, isActive, sorting, onSort, onSize }: HeadCellProps<R>) {
  const { field, headerName = '', sortable = true, align, headerAlign = align } = column;
  const direction = sorting?.field === field ? sorting.direction : undefined;
  return (
    <div
      role="columnheader"
      className={css.headCell}
      data-field={field}
      data-align={headerAlign}
      data-at={`-1,${index}`}
      data-sorts={sortable || undefined}
      aria-colindex={index + 1}
      aria-sort={sortable ? ariaSorts[direction ?? 'none'] : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => sortable && onSort(field)}
    >
      <span className={css.headText} title={headerName}>
        {headerName}
      </span>
      {sortable && (
        <span className={css.arrow} aria-hidden data-sorted={direction}>
          {direction === 'desc' ? '↓' : '↑'}
        </span>
      )}
      <Grip onSize={(width) => onSize(field, width)} />
    </div>
  );
}

const ariaSorts = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
const NARROWEST = 50;

function Grip({ onSize }: { onSize: (width: number | undefined) => void }) {
  const [from, setFrom] = useState<number | null>(null);
  const begin = (event: PointerEvent<HTMLElement>): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientX - (event.currentTarget.parentElement?.offsetWidth ?? 0));
  };
  return (
    <span
      aria-hidden
      className={css.grip}
      data-held={from !== null || undefined}
      onPointerDown={begin}
      onPointerMove={(event) => from !== null && onSize(Math.max(NARROWEST, Math.round(event.clientX - from)))}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
      onDoubleClick={() => onSize(undefined)}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
