import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Enrollments_Bool_Exp, Enrollments_Order_By } from '#client/generated/graphql/ta.ts';
import { todayInSeoul } from '#ui-kit';
import { filterValue } from '../shared/lists/filterValue.ts';

/** The order of the list at its bare address. */
export const enrollmentSorters: CrudSort[] = [{ field: 'name', order: 'asc' }];

/** The `where` of the list's filter: enrollments that have not ended, unless all are asked for. */
export function enrollmentWhere(filters: readonly CrudFilter[]): Enrollments_Bool_Exp | undefined {
  if (filterValue(filters, 'shown') === 'all') return undefined;
  return { _or: [{ toDate: { _is_null: true } }, { toDate: { _gte: todayInSeoul() } }] };
}

/** The `order_by` of the list's sorters. */
export function enrollmentOrder([sorter]: readonly CrudSort[]): Enrollments_Order_By[] {
  const direction = sorter?.order === 'desc' ? 'desc_nulls_last' : 'asc_nulls_last';
  const order = orders.get(sorter?.field ?? '')?.(direction) ?? [];
  // Paging needs a unique order.
  return [...order, { student: { user: { name: 'asc' } } }, { fromDate: 'asc' }, { id: 'asc' }];
}

type Direction = 'asc_nulls_last' | 'desc_nulls_last';

const orders = new Map<string, (direction: Direction) => Enrollments_Order_By[]>([
  ['name', (direction) => [{ student: { user: { name: direction } } }]],
  ['number', (direction) => [{ student: { studentNumber: direction } }]],
  ['school', (direction) => [{ student: { school: direction } }, { student: { grade: direction } }]],
  ['phone', (direction) => [{ student: { user: { phone: direction } } }]],
  ['fromDate', (direction) => [{ fromDate: direction }]],
  ['state', (direction) => [{ toDate: direction }, { fromDate: direction }]],
]);
