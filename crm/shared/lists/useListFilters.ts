import { parseTableParams, type CrudFilter, type CrudOperators, type CrudSort } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { filterValue } from './filterValue.ts';

/** The parts of refine's `useDataGrid` or `useTable` that hold a list's filters. */
interface FilteredTable {
  filters: CrudFilter[];
  setFilters: (filters: CrudFilter[], behaviour: 'merge' | 'replace') => void;
  setSorters: (sorters: CrudSort[]) => void;
  setCurrentPage: (page: number) => void;
  setPageSize: (size: number) => void;
}

/** The operator of each field that can be filtered. */
export type Operators = Readonly<Record<string, Exclude<CrudOperators, 'or' | 'and'>>>;

/**
 * A list's filters as texts by field; an empty text is no filter. refine keeps them in the address.
 * @param operators the operator of each field that can be filtered: `{ title: 'contains' }`
 * @param sorters the order where a link to the open list names none: a saved view, the menu; undefined where the address is another list's
 */
export function useListFilters<Spec extends Operators>(
  table: FilteredTable,
  operators: Spec,
  sorters: CrudSort[] | undefined,
): [values: Record<keyof Spec, string>, change: (values: Partial<Record<keyof Spec, string>>) => void] {
  const { filters, setFilters, setCurrentPage } = table;
  useFollowedLinks(table, sorters);
  const values = Object.fromEntries(Object.keys(operators).map((field) => [field, filterValue(filters, field)]));
  const change = (changed: Partial<Record<keyof Spec, string>>): void => {
    const next = Object.entries(changed).flatMap(([field, value]): CrudFilter[] => {
      const operator = operators[field];
      return operator ? [{ field, operator, value: value === '' ? undefined : value }] : [];
    });
    setFilters(next, 'merge');
    setCurrentPage(1);
  };
  return [values as Record<keyof Spec, string>, change];
}

/** refine reads the address when the list opens, and then only writes it: a link that leads to the open list is applied here. */
function useFollowedLinks(table: FilteredTable, sorters: CrudSort[] | undefined): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const isInAddress = sorters !== undefined;
  const shown = useRef({ key, pathname });
  const follow = useEffectEvent(() => {
    const { parsedFilters, parsedSorter, parsedPageSize, parsedCurrentPage } = parseTableParams(search);
    table.setFilters(parsedFilters, 'replace');
    table.setCurrentPage(parsedCurrentPage || 1);
    table.setSorters(parsedSorter.length > 0 ? parsedSorter : (sorters ?? []));
    table.setPageSize(parsedPageSize || pageSize());
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // What refine writes replaces the address; another path is a dialog over the list.
    if (isInAddress && key !== before.key && pathname === before.pathname && type !== 'REPLACE') follow();
  }, [isInAddress, key, pathname, type]);
}
