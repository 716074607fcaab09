import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Paging, Sorting } from '#ui-kit/DataGrid/DataGrid.tsx';
import { useUrlState } from './useUrlState.ts';

const sizes = ['10', '25', '50', '100'];
const defaults = { q: '', sort: '', page: '1', size: '10' };

/**
 * The search, sorting and page of a refine list, kept in the address.
 * @param searched the field that the search box searches
 * @param order the default sorting, `-` before a field for descending
 */
export function usePagedList(searched: string, order: string) {
  const [state, setState] = useUrlState(defaults);
  const pageSize = sizes.includes(state.size) ? Number(state.size) : 10;
  const currentPage = Math.max(1, Math.floor(Number(state.page)) || 1);
  const typed = state.q.trim();
  const filters: CrudFilter[] = typed === '' ? [] : [{ field: searched, operator: 'contains', value: typed }];
  return {
    q: state.q,
    search: (q: string): void => setState({ q, page: '1' }),
    /** For `useList`. */
    asked: { pagination: { currentPage, pageSize }, filters, sorters: [sorterOf(state.sort || order)] },
    /** For the kit's `DataGrid`. */
    grid: (total = 0) => ({
      sorting: state.sort === '' ? null : sortingOf(state.sort),
      onSortingChange: (sorting: Sorting | null): void =>
        setState({ page: '1', sort: sorting ? `${sorting.direction === 'desc' ? '-' : ''}${sorting.field}` : '' }),
      paging: {
        page: currentPage - 1,
        pageSize,
        total,
        onChange: ({ page, pageSize: size }) => setState({ page: String(page + 1), size: String(size) }),
      } satisfies Paging,
    }),
  };
}

function sortingOf(sort: string): Sorting {
  return sort.startsWith('-') ? { field: sort.slice(1), direction: 'desc' } : { field: sort, direction: 'asc' };
}

function sorterOf(sort: string): CrudSort {
  const { field, direction } = sortingOf(sort);
  return { field, order: direction };
}
