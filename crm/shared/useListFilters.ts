import type { CrudFilter, CrudOperators } from '@refinedev/core';

/** The parts of refine's `useDataGrid` or `useTable` that hold a list's filters. */
interface FilteredTable {
  filters: CrudFilter[];
  setFilters: (filters: CrudFilter[], behaviour: 'merge') => void;
  setCurrentPage: (page: number) => void;
}

type Operators = Readonly<Record<string, Exclude<CrudOperators, 'or' | 'and'>>>;

/**
 * A list's filters as texts by field; an empty text is no filter. refine keeps them in the address.
 * @param operators the operator of each field that can be filtered: `{ title: 'contains' }`
 */
export function useListFilters<Spec extends Operators>(
  { filters, setFilters, setCurrentPage }: FilteredTable,
  operators: Spec,
): [values: Record<keyof Spec, string>, change: (values: Partial<Record<keyof Spec, string>>) => void] {
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

/** The value of a filter as a text, empty when it is not set. */
export function filterValue(filters: readonly CrudFilter[], field: string): string {
  const filter = filters.find((one) => 'field' in one && one.field === field);
  const value: unknown = filter?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
