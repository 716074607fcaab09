import { useDeferredValue, useState, type ReactNode } from 'react';
import { useStable } from '../useStable.ts';
import { templateOf } from './cells.ts';
import css from './DataGrid.module.css';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import type { GridColDef, Sorting } from './types.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRowSelection } from './useRowSelection.ts';

interface GridTableProps<R> {
  label: string;
  columns: readonly GridColDef<R>[];
  /** The rows of this page, in order. */
  rows: readonly R[];
  /** Number of rows before this page, and of all pages. */
  offset: number;
  total: number;
  isLoading: boolean;
  sorting: Sorting | null;
  onSort: (field: string) => void;
  selected: ReadonlySet<string> | undefined;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((row: R) => void) | undefined;
  empty: ReactNode;
  height: number | string | undefined;
}

/** At most so many rows are in view: the bar, the page's head and the list's stand above them. */
const rowsInView = (): number => Math.ceil((window.innerHeight - 150) / 36);

/** Header and rows of a page as an ARIA grid. All rows of a page are drawn, those in view before the others: there are a hundred at most. */
export function GridTable<R extends { id: string }>(props: GridTableProps<R>) {
  const { label, columns, rows, offset, total, isLoading, sorting, onSort, selected, empty, height } = props;
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    selected,
    props.onSelectedChange,
  );
  const drawn = useDeferredValue(rows.length, rowsInView());
  const first = selected === undefined ? 0 : 1;
  const open = useStable((row: R) => props.onOpen?.(row));
  const { ref, active, onKeyDown, onFocus } = useGridKeys({
    rows: rows.length,
    columns: columns.length + first,
    onEnter: ({ row, column }) => {
      const head = columns[column - first];
      if (row !== -1) open(rows[row]!);
      else if (head && head.sortable !== false) onSort(head.field);
    },
    onSpace: ({ row }) => selected && selection.select(row, false),
  });
  const size = (field: string, width: number | undefined): void =>
    setSizes((before) => {
      const next = new Map(before);
      if (width === undefined) next.delete(field);
      else next.set(field, width);
      return next;
    });
  const activeIn = (row: number) => (active.row === row ? active.column : undefined);

  return (
    <div className={css.frame} style={{ height }} data-loading={isLoading || undefined}>
      {isLoading && <div className={css.busy} role="progressbar" aria-label={`${label} 불러오는 중입니다`} />}
      <div
        ref={ref}
        role="grid"
        className={css.grid}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + first}
        aria-multiselectable={selected ? true : undefined}
        aria-busy={isLoading}
        data-opens={props.onOpen ? true : undefined}
        data-empty={rows.length === 0 || undefined}
        style={{ gridTemplateColumns: templateOf(columns, selected !== undefined, sizes) }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <GridHead
          columns={columns}
          sorting={sorting}
          onSort={onSort}
          selected={selection.state}
          onSelectAll={selection.selectAll}
          active={activeIn(-1)}
          onSize={size}
        />
        {rows.slice(0, drawn).map((row, at) => (
          <GridRow
            key={row.id}
            row={row}
            at={at}
            rowIndex={offset + at + 2}
            columns={columns}
            active={activeIn(at)}
            selected={selected?.has(row.id)}
            onSelect={selection.select}
            onOpen={props.onOpen && open}
          />
        ))}
        {rows.length === 0 && (
          // An ARIA grid may only contain rows, so the message is a row; it may hold a button.
          <div role="row" className={css.overlay}>
            <div role="gridcell">{empty}</div>
          </div>
        )}
      </div>
    </div>
  );
}
