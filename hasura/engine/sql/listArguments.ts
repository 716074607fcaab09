import type { Text } from '../plan/deferred.ts';
import type { SelectedField } from '../plan/selection.ts';
import { invalid, type Path } from '../errors.ts';
import type { RoleView } from '../model/roleView.ts';
import type { BoolExp, Column, Table } from '../model/types.ts';
import { readOrderBy, type OrderItem } from './orderBy.ts';
import { readWhere } from './where/where.ts';

/** `where`, `order_by`, `limit`, `offset` and `distinct_on` of a list of rows. */
export interface ListArguments {
  where: BoolExp;
  orderBy: OrderItem[];
  limit: Text;
  offset: Text;
  distinctOn: Column[];
}

/** @throws QueryError when `distinct_on` does not match the order */
export function readListArguments(view: RoleView, table: Table, { args, path }: SelectedField): ListArguments {
  const orderBy = readOrderBy(view, table, args['order_by']);
  const distinctOn = (args['distinct_on'] as Column[] | null | undefined) ?? [];
  checkDistinct(distinctOn, orderBy, [...path, 'args']);
  return {
    where: readWhere(view, table, args['where']),
    orderBy,
    limit: (args['limit'] as Text | undefined) ?? null,
    offset: (args['offset'] as Text | undefined) ?? null,
    distinctOn,
  };
}

/** PostgreSQL needs the distinct columns to come first in the order, in any sequence. */
function checkDistinct(distinctOn: readonly Column[], orderBy: readonly OrderItem[], path: Path): void {
  if (!distinctOn.length || !orderBy.length) return;
  const distinct = new Set(distinctOn);
  const initial = new Set(
    orderBy.slice(0, distinct.size).map((item) => (item.kind === 'column' && !item.via.length ? item.column : null)),
  );
  if (initial.size !== distinct.size || [...distinct].some((column) => !initial.has(column))) {
    throw invalid(path, '"distinct_on" columns must match initial "order_by" columns');
  }
}
