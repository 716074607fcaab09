import type { CrudFilter } from '@refinedev/core';

/** The value of a filter as a text, empty when it is not set. */
export function filterValue(filters: readonly CrudFilter[], field: string): string {
  const filter = filters.find((one) => 'field' in one && one.field === field);
  const value: unknown = filter?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
