import { useState, type ReactNode } from 'react';
import { FailedState, LoadingState } from '../States/States.tsx';
import { nextSorting, sortRows } from './cells.ts';
import css from './DataGrid.module.css';
import { GridTable } from './GridTable.tsx';
import { Pager, type Paging } from './Pager.tsx';
import { usePageSize } from './pageSize.ts';
import type { GridColDef, ServerRows, Sorting } from './types.ts';

export type { GridColDef, ServerRows, Sorting } from './types.ts';
export type { Paging } from './Pager.tsx';

export interface DataGridProps<R extends { id: string }> {
  /** What the list contains, for screen readers. */
  label: string;
  /** The columns. */
  columns: readonly GridColDef<R>[];
  /** The `dataGridProps` of refine's `useDataGrid`, instead of `rows`, `paging` and `sorting`. @default undefined */
  dataGridProps?: ServerRows<R>;
  /** The rows of this page; all rows when there is no `paging`. @default [] */
  rows?: readonly R[];
  /** @default 'ready' */
  state?: 'loading' | 'failed' | 'ready';
  /** Paging by the server; without it the grid pages through `rows` itself. @default undefined */
  paging?: Paging;
  /** The current sorting; with `onSortingChange` the server sorts, without it the grid does. @default undefined */
  sorting?: Sorting | null;
  /** The person asked for another order; `null` is the list's default order. @default undefined */
  onSortingChange?: (sorting: Sorting | null) => void;
  /** Ids of the selected rows, kept across pages; when given, each row has a checkbox. @default undefined */
  selected?: ReadonlySet<string>;
  /** The selection changed. @default undefined */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** A row was clicked, or Enter pressed on it. @default undefined */
  onOpen?: (row: R) => void;
  /** Shown when there are no rows; say what to do. */
  empty: ReactNode;
  /** Shown when `state` is 'failed'. @default a `FailedState` without retry */
  failed?: ReactNode;
  /** CSS height; rows scroll below a fixed header. @default as high as the rows */
  height?: number | string;
}

/** Grey rows while the first ones are read: a page of a hundred would push away what stands below. */
const MOST_WAITING = 10;

/**
 * A list to read, sort, page through and select from; compact, without column filters. For typing use `TypingGrid`. Our own, because
 * MUI's data grid took longer to load and to draw than all the rest of a screen (decision 0052).
 */
export function DataGrid<R extends { id: string }>({ dataGridProps, ...given }: DataGridProps<R>) {
  const props: DataGridProps<R> = dataGridProps ? { ...given, ...ofServer(dataGridProps) } : given;
  const { label, columns, rows = [], state = 'ready', onSortingChange, empty, failed, height } = props;
  const [page, setPage] = useState(0);
  const pageSize = usePageSize();
  const [ownSorting, setOwnSorting] = useState(props.sorting ?? null);
  const paging: Paging = props.paging ?? {
    page,
    pageSize,
    total: rows.length,
    onChange: (next) => setPage(next.page),
  };
  const sorting = onSortingChange ? (props.sorting ?? null) : ownSorting;

  if (state === 'failed') return <div className={css.failed}>{failed ?? <FailedState />}</div>;
  if (state === 'loading' && rows.length === 0) {
    return (
      <div className={css.waiting} style={{ height }}>
        <LoadingState rows={Math.min(paging.pageSize, MOST_WAITING)} label={`${label} 불러오는 중입니다`} />
      </div>
    );
  }
  const sorted = onSortingChange ? rows : sortRows(rows, columns, sorting);
  const offset = pageStart(paging);
  return (
    <>
      <GridTable
        label={label}
        columns={columns}
        rows={props.paging ? sorted : sorted.slice(offset, offset + paging.pageSize)}
        offset={offset}
        total={paging.total}
        isLoading={state === 'loading'}
        sorting={sorting}
        onSort={(field) => (onSortingChange ?? setOwnSorting)(nextSorting(sorting, field))}
        selected={props.selected}
        onSelectedChange={props.onSelectedChange}
        onOpen={props.onOpen}
        empty={empty}
        height={height}
      />
      {paging.total > 0 && <Pager label={label} {...paging} page={offset / paging.pageSize} />}
    </>
  );
}

/** Number of rows before the page; the last page when there are fewer rows by now. */
function pageStart({ page, pageSize, total }: Paging): number {
  return Math.max(0, Math.min(page, Math.ceil(total / pageSize) - 1)) * pageSize;
}

function ofServer<R extends { id: string }>(server: ServerRows<R>): Partial<DataGridProps<R>> {
  const { rows, rowCount, paginationModel, onPaginationModelChange, sortModel, onSortModelChange } = server;
  const noDetails = undefined as never;
  return {
    rows,
    paging: paginationModel && {
      ...paginationModel,
      // refine keeps the last count when nothing is found.
      total: rows.length === 0 && paginationModel.page === 0 ? 0 : rowCount,
      onChange: (model) => onPaginationModelChange?.(model, noDetails),
    },
    sorting: sortModel[0]?.sort ? { field: sortModel[0].field, direction: sortModel[0].sort } : null,
    onSortingChange: (sorting) => {
      const model = sorting ? [{ field: sorting.field, sort: sorting.direction }] : [];
      onSortModelChange(model as never, noDetails);
      // Another order starts on its first page.
      if (paginationModel) onPaginationModelChange?.({ ...paginationModel, page: 0 }, noDetails);
    },
  };
}
