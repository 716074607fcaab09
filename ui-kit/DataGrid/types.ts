import type { ReactNode } from 'react';

/** A column of a list. The same words as MUI's data grid has for them. */
export interface GridColDef<R> {
  /** The property of the row, and the name of the column. */
  field: string;
  /** Text of the header. @default '' */
  headerName?: string;
  /** CSS pixels, unless `flex` is given. @default 100 */
  width?: number;
  /** Share of the room that columns with a width leave. @default undefined */
  flex?: number;
  /** CSS pixels that a column with `flex` has at least. @default 50 */
  minWidth?: number;
  /** @default 'left' */
  align?: Align;
  /** @default `align` */
  headerAlign?: Align;
  /** Whether a click on the header sorts by it. @default true */
  sortable?: boolean;
  /** What is shown and sorted by instead of the property itself. */
  valueGetter?: (value: never, row: R) => unknown;
  /** The value as people read it. */
  valueFormatter?: (value: never, row: R) => string;
  /** Shown instead of the value; sorting goes by the value. */
  renderCell?: (cell: { row: R }) => ReactNode;
}

export type Align = 'left' | 'center' | 'right';

/** The sorted column and its direction. */
export interface Sorting {
  /** The column's `field`. */
  field: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}

/** The sorted columns, as refine has them: here at most one. */
export type GridSortModel = readonly { field: string; sort?: 'asc' | 'desc' | null }[];

/** What refine's `useDataGrid` gives as `dataGridProps`, of it what this list uses: rows, page and order are the server's. */
export interface ServerRows<R> {
  rows: readonly R[];
  /** Total number of rows. */
  rowCount: number;
  /** Page from 0; none when all rows are here. */
  paginationModel?: { page: number; pageSize: number };
  onPaginationModelChange?: (model: { page: number; pageSize: number }, details: never) => void;
  sortModel: GridSortModel;
  onSortModelChange: (model: never, details: never) => void;
}
