import type { BaseRecord, HttpError } from '@refinedev/core';
import { useDataGrid, type UseDataGridProps } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { gridStateOf } from '#ui-kit';
import type { Paging } from '#ui-kit/DataGrid/DataGrid.tsx';
import { firstList, firstRows, type BareList } from './firstList.ts';
import { useListFilters, type Operators } from './useListFilters.ts';

/** A row of a document's list. */
export type RowOf<Data> = Extract<Data[keyof Data], readonly BaseRecord[]>[number] & { id: string };

interface RecordListProps<Data, Spec extends Operators> extends BareList<Data> {
  /** The operator of each filter: `{ title: 'contains' }`. @default none */
  filters?: Spec;
  /** Of the query. The rows of the page before stay until the next ones are here. @default nothing */
  queryOptions?: UseDataGridProps<RowOf<Data>, HttpError, unknown, RowOf<Data>>['queryOptions'];
}

/**
 * A list of a resource in pages. refine keeps its filters, order and page in the address, and links to the open list are followed. Where the screen's
 * file gives `first`, it is drawn at once with its rows.
 */
export function useRecordList<Data, const Spec extends Operators>(props: RecordListProps<Data, Spec>) {
  const { resource, document, meta, pageSize = 25, sorters = [], filters: operators, queryOptions } = props;
  const { search } = useLocation();
  const { dataGridProps, tableQuery, ...table } = useDataGrid<RowOf<Data>>({
    resource,
    pagination: { pageSize },
    sorters: { initial: sorters },
    meta: { gqlQuery: document, ...meta },
    queryOptions: {
      placeholderData: keepPreviousData,
      ...firstRows<RowOf<Data>>(firstList({ search }, props)),
      ...queryOptions,
    },
  });
  const [filters, setFilters] = useListFilters<Spec>(table, operators ?? ({} as Spec), { pageSize, sorters });
  const total = tableQuery.data?.total ?? 0;
  const pager: Paging = {
    page: table.currentPage - 1,
    pageSize: table.pageSize,
    total,
    onChange: (next) => {
      table.setPageSize(next.pageSize);
      table.setCurrentPage(next.page + 1);
    },
  };
  return {
    /** For the kit's `DataGrid`. */
    grid: { dataGridProps, ...gridStateOf(tableQuery) },
    /** For `QueryView` and the kit's `Pager`, where the rows are no grid. */
    query: tableQuery,
    pager,
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
