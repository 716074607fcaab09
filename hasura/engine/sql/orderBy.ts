import type { Aggregate } from '../model/aggregates.ts';
import type { RoleView } from '../model/roleView.ts';
import { ALWAYS, type Column, type Relationship, type Table, type ComputedField } from '../model/types.ts';
import type { Coerced } from '../plan/coerce.ts';
import { boolExpSql, joinCondition, whereSql } from './where/boolExp.ts';
import { callSql } from './column.ts';
import { aggregateSql } from './figures.ts';
import type { Statement } from './statement.ts';
import { visibleSql } from './where/visible.ts';

/** One key of an order. `via` leads from the row to the one the key is taken from. */
export type OrderItem = { direction: string; via: Relationship[] } & (
  | { kind: 'column'; column: Column }
  | { kind: 'count'; of: Many }
  | { kind: 'aggregate'; of: Many; aggregate: Aggregate; column: Column }
);

/** Many rows that belong to one: those of a relationship, or of a computed field. */
type Many = Relationship | ComputedRows;
type ComputedRows = Extract<ComputedField, { column: null }>;

/** Meaning of `order_by`, in order; keys with null are left out. */
export function readOrderBy(view: RoleView, table: Table, orderBy: Coerced): OrderItem[] {
  const list = (orderBy as Record<string, Coerced>[] | null | undefined) ?? [];
  return list.flatMap((item) => readItem(view, table, item, []));
}

/** The expression an item orders by, with nulls where PostgreSQL places them by default. */
export function orderSql(statement: Statement, item: OrderItem, alias: string): string {
  return `${keySql(statement, item, item.via, alias)} ${DIRECTIONS[item.direction]}`;
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
};

function readItem(view: RoleView, table: Table, item: Record<string, Coerced>, via: Relationship[]): OrderItem[] {
  return Object.entries(item).flatMap(([key, value]): OrderItem[] => {
    if (value === null) return [];
    const column = view.comparable(table).find(({ graphqlName }) => graphqlName === key);
    if (column) return [{ kind: 'column', column, direction: String(value), via }];
    const nested = value as Record<string, Coerced>;
    const object = table.relationships.find(({ name }) => name === key);
    if (object) return readItem(view, object.remote, nested, [...via, object]);
    const many = [...table.relationships, ...table.computedFields].find(({ name }) => `${name}_aggregate` === key);
    return many && isMany(many) ? readAggregates(view, many, nested, via) : [];
  });
}

function isMany(one: Relationship | ComputedField): one is Many {
  return 'remote' in one || one.table !== null;
}

function readAggregates(view: RoleView, of: Many, item: Record<string, Coerced>, via: Relationship[]): OrderItem[] {
  const columns = view.comparable('remote' in of ? of.remote : of.table);
  return Object.entries(item).flatMap(([key, value]): OrderItem[] => {
    if (value === null) return [];
    if (key === 'count') return [{ kind: 'count', of, direction: String(value), via }];
    return Object.entries(value as Record<string, Coerced>).flatMap(([name, direction]): OrderItem[] => {
      const column = columns.find(({ graphqlName }) => graphqlName === name);
      if (!column || direction === null) return [];
      return [{ kind: 'aggregate', of, aggregate: key as Aggregate, column, direction: String(direction), via }];
    });
  });
}

function keySql(statement: Statement, item: OrderItem, via: readonly Relationship[], alias: string): string {
  const [next, ...rest] = via;
  if (next) return manySql(statement, next, alias, (remote) => keySql(statement, item, rest, remote), ' limit 1');
  if (item.kind === 'column') return visibleSql(statement, alias, item.column);
  if (item.kind === 'count') return manySql(statement, item.of, alias, () => 'count(*)');
  const { aggregate, column } = item;
  return manySql(statement, item.of, alias, (remote) =>
    aggregateSql(aggregate, column, visibleSql(statement, remote, column)),
  );
}

/** A value from the rows that belong to one, as far as the role may see them. */
function manySql(statement: Statement, of: Many, alias: string, value: (remote: string) => string, limit = ''): string {
  const remote = statement.alias();
  const table = 'remote' in of ? of.remote : of.table;
  const [from, join] =
    'remote' in of
      ? [statement.from(table, remote), joinCondition(of, alias, remote)]
      : [`${callSql(statement, of.use, alias)} ${remote}`, ''];
  const filter = statement.view.of(table).select?.filter ?? ALWAYS;
  const where = whereSql([join, boolExpSql(statement, filter, remote)]);
  return `(select ${value(remote)} from ${from}${where}${limit})`;
}
