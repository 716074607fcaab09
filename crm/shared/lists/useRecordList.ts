import type { BaseRecord, CrudSort, HttpError, MetaQuery } from '@refinedev/core';
import { useDataGrid, type UseDataGridProps } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { gridStateOf } from '#ui-kit';
import type { Paging } from '#ui-kit/DataGrid/DataGrid.tsx';
import { useListFilters, type Operators } from './useListFilters.ts';

/** A row of a document's list. */
export type RowOf<Data> = Extract<Data[keyof Data], readonly BaseRecord[]>[number] & { id: string };

interface RecordListProps<Data, Spec extends Operators> {
  /** The resource's name. */
  resource: string;
  /** Reads the rows of a page and how many there are. */
  document: GqlDocument<Data, never>;
  /** What else its variables need: `where` and `orderBy` of the address, `gqlVariables`. @default nothing */
  meta?: MetaQuery;
  /** @default 25 */
  pageSize?: number;
  /** The order until another is asked for. @default that of the document */
  sorters?: CrudSort[];
  /** The operator of each filter: `{ title: 'contains' }`. @default none */
  filters?: Spec;
  /** Of the query. The rows of the page before stay until the next ones are here. @default nothing */
  queryOptions?: UseDataGridProps<RowOf<Data>, HttpError, unknown, RowOf<Data>>['queryOptions'];
}

/** A list of a resource in pages. refine keeps its filters, order and page in the address, and links to the open list are followed. */
export function useRecordList<Data, const Spec extends Operators>(props: RecordListProps<Data, Spec>) {
  const { resource, document, meta, pageSize = 25, sorters = [], filters: operators, queryOptions } = props;
  const { dataGridProps, tableQuery, ...table } = useDataGrid<RowOf<Data>>({
    resource,
    pagination: { pageSize },
    sorters: { initial: sorters },
    meta: { gqlQuery: document, ...meta },
    queryOptions: { placeholderData: keepPreviousData, ...queryOptions },
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
