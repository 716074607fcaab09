import { parseTableParams, type BaseRecord, type HttpError } from '@refinedev/core';
import { useDataGrid, type UseDataGridProps } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { gridStateOf } from '#ui-kit';
import type { Paging } from '#ui-kit/DataGrid/DataGrid.tsx';
import { usePageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { firstList, firstRows, type BareList } from './firstList.ts';
import { useListFilters, type Operators } from './useListFilters.ts';

/** A row as a document reads it. */
type Read<Data> = Extract<Data[keyof Data], readonly BaseRecord[]>[number];

/** A row of a document's list. */
export type RowOf<Data> = Read<Data> & { id: string };

interface RecordListProps<Data, Spec extends Operators, Row extends BaseRecord> extends BareList<Data> {
  /** The operator of each filter: `{ title: 'contains' }`. @default none */
  filters?: Spec;
  /** The row that is shown of one that is read. @default that one */
  rowOf?: (read: Read<Data>) => Row;
  /** False for a list beside the page's own: the address is not its. @default true */
  isInAddress?: boolean;
  /** Of the query. The rows of the page before stay until the next ones are here. @default nothing */
  queryOptions?: Omit<UseDataGridProps<Read<Data>, HttpError, unknown, Row>['queryOptions'] & object, 'select'>;
}

/**
 * A list of a resource in pages, of as many rows as its person has chosen for all lists. refine keeps its filters, order and page in the address,
 * and links to the open list are followed. The size stands there only with a page after the first: whoever opens it sees the same rows, and
 * keeps the own choice. Where the screen's file gives `first`, it is drawn at once with its rows.
 */
export function useRecordList<Data, const Spec extends Operators, Row extends BaseRecord = RowOf<Data>>(
  props: RecordListProps<Data, Spec, Row>,
) {
  const { resource, document, meta, sorters = [], permanent, filters: operators, rowOf, isInAddress = true } = props;
  const { search } = useLocation();
  const size = usePageSize();
  const [early] = useState(() => firstRows<Read<Data>>(firstList({ search }, props)));
  const { dataGridProps, tableQuery, ...table } = useDataGrid<Read<Data>, HttpError, unknown, Row>({
    resource,
    pagination: { pageSize: size },
    filters: { permanent },
    sorters: { initial: sorters },
    syncWithLocation: isInAddress,
    meta: { gqlQuery: document, ...meta },
    queryOptions: {
      placeholderData: keepPreviousData,
      ...early,
      select: rowOf && (({ data, total }) => ({ data: data.map(rowOf), total })),
      ...props.queryOptions,
    },
  });
  const [filters, setFilters] = useListFilters<Spec>(
    table,
    operators ?? ({} as Spec),
    isInAddress ? sorters : undefined,
  );
  const { currentPage, pageSize } = table;
  const show = ({ page, pageSize: rows }: { page: number; pageSize: number }): void => {
    table.setPageSize(rows);
    table.setCurrentPage(page + 1);
  };
  // Chosen on another list or device. A size in the address is that of a page which somebody shares.
  const resize = useEffectEvent(() => {
    if (size === pageSize || (isInAddress && parseTableParams(search).parsedPageSize)) return;
    show({ page: Math.floor(((currentPage - 1) * pageSize) / size), pageSize: size });
  });
  useEffect(() => resize(), [size]);
  const total = tableQuery.data?.total ?? 0;
  const pager: Paging = { page: currentPage - 1, pageSize, total, onChange: show };
  return {
    /** For the kit's `DataGrid`. */
    grid: {
      dataGridProps: dataGridProps as typeof dataGridProps & { rows: readonly Row[] },
      ...gridStateOf(tableQuery),
    },
    /** For `QueryView` and the kit's `Pager`, where the rows are no grid. */
    query: tableQuery,
    pager,
    /** What the server was asked for. */
    asked: { filters: table.filters, sorters: table.sorters, limit: pageSize, offset: (currentPage - 1) * pageSize },
    /** The rows of the page. */
    rows: tableQuery.data?.data ?? [],
    total,
    /** The filters as texts, empty ones are not set. */
    filters,
    setFilters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    /** Takes all filters away. */
    clear: () => setFilters(Object.fromEntries(Object.keys(filters).map((field) => [field, ''])) as typeof filters),
  };
}
