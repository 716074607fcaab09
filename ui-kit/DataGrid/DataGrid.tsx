import {
  DataGrid as MuiDataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNonce } from '../KitProvider/nonce.ts';
import { MuiTheme } from '../MuiTheme/MuiTheme.tsx';
import { FailedState, LoadingState } from '../States/States.tsx';
import css from './DataGrid.module.css';
import { GridOverlay, OverlayContext } from './GridOverlay.tsx';
import { Pager, type Paging } from './Pager.tsx';

/** A column, as MUI describes it. */
export type { GridColDef } from '@mui/x-data-grid';
export type { Paging } from './Pager.tsx';

/** The sorted column and its direction. */
export interface Sorting {
  /** The column's `field`. */
  field: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}

/** What refine's `useDataGrid` gives as `dataGridProps`, of it what this list uses: rows, page and order are the server's. */
export interface ServerRows<R> {
  rows: readonly R[];
  /** Total number of rows. */
  rowCount: number;
  /** Page from 0; none when all rows are here. */
  paginationModel?: { page: number; pageSize: number };
  onPaginationModelChange?: (model: { page: number; pageSize: number }, details: never) => void;
  sortModel: GridSortModel;
  onSortModelChange: (model: GridSortModel, details: never) => void;
}

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
  /** Rows of a page at first, where the grid pages through `rows` itself. @default 10 */
  pageSize?: number;
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

/** A list to read, sort, page through and select from; compact, without column filters. For typing use `TypingGrid`. */
export function DataGrid<R extends { id: string }>({ dataGridProps, ...given }: DataGridProps<R>) {
  const props: DataGridProps<R> = dataGridProps ? { ...given, ...ofServer(dataGridProps) } : given;
  const { label, columns, rows = [], state = 'ready', sorting, onSortingChange, onOpen, empty, failed, height } = props;
  const nonce = useNonce();
  const [own, setOwn] = useState({ page: 0, pageSize: props.pageSize ?? 10 });
  // The grid costs much to draw: once, with its first rows.
  const [isWaiting, setWaiting] = useState(state === 'loading' && rows.length === 0);
  const paging: Paging = props.paging ?? { ...own, total: rows.length, onChange: setOwn };

  const openOnEnter = (cell: GridCellParams<R>, event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget && cell.field !== '__check__') onOpen?.(cell.row);
  };
  const changeSorting = ([first]: GridSortModel): void =>
    onSortingChange?.(first?.sort ? { field: first.field, direction: first.sort } : null);

  if (isWaiting && (state === 'ready' || rows.length > 0)) setWaiting(false);
  if (state === 'failed') return <div className={css.failed}>{failed ?? <FailedState />}</div>;
  if (isWaiting) {
    return (
      <div className={css.waiting} style={{ height }}>
        <LoadingState rows={paging.pageSize} label={`${label} 불러오는 중입니다`} />
      </div>
    );
  }
  return (
    <MuiTheme>
      <OverlayContext value={empty}>
        <div
          className={css.grid}
          style={{ height }}
          data-opens={onOpen ? true : undefined}
          data-empty={rows.length === 0 || undefined}
        >
          <MuiDataGrid<R>
            className={css.inner}
            aria-label={label}
            nonce={nonce}
            columns={columns}
            rows={rows}
            loading={state === 'loading'}
            density="compact"
            disableColumnFilter
            disableColumnMenu
            disableColumnSelector
            disableDensitySelector
            disableVirtualization={rows.length <= 100 && columns.length <= 12}
            hideFooter
            pagination
            paginationMode={props.paging ? 'server' : 'client'}
            paginationModel={{ page: paging.page, pageSize: paging.pageSize }}
            pageSizeOptions={[paging.pageSize]}
            rowCount={props.paging ? paging.total : undefined}
            sortingMode={onSortingChange ? 'server' : 'client'}
            sortModel={sorting === undefined ? undefined : toSortModel(sorting)}
            onSortModelChange={onSortingChange ? changeSorting : undefined}
            checkboxSelection={props.selected !== undefined}
            disableRowSelectionOnClick
            keepNonExistentRowsSelected
            rowSelectionModel={toSelectionModel(props.selected)}
            onRowSelectionModelChange={(model) => props.onSelectedChange?.(fromSelectionModel(model, rows))}
            onRowClick={({ row }) => onOpen?.(row)}
            onCellKeyDown={openOnEnter}
            slots={{ noRowsOverlay: GridOverlay, noResultsOverlay: GridOverlay }}
            slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
          />
        </div>
      </OverlayContext>
      {paging.total > 0 && <Pager label={label} {...paging} />}
    </MuiTheme>
  );
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
      onSortModelChange(toSortModel(sorting), noDetails);
      // Another order starts on its first page.
      if (paginationModel) onPaginationModelChange?.({ ...paginationModel, page: 0 }, noDetails);
    },
  };
}

const toSortModel = (sorting: Sorting | null): GridSortModel =>
  sorting ? [{ field: sorting.field, sort: sorting.direction }] : [];

const toSelectionModel = (selected: ReadonlySet<string> = new Set()): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(selected),
});

// MUI reports "all but these" when the header's checkbox is on; here that means all rows of this page.
function fromSelectionModel(model: GridRowSelectionModel, rows: readonly { id: string }[]): Set<string> {
  const ids = new Set([...model.ids].map(String));
  return model.type === 'include' ? ids : new Set(rows.map((row) => row.id).filter((id) => !ids.has(id)));
}
