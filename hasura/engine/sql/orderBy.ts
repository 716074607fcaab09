import type { Coerced } from '../document/coerce.ts';
import type { Aggregate } from '../model/aggregates.ts';
import { ALWAYS, type Column, type Relationship, type Table } from '../model/types.ts';
import { aggregateSql } from './figures.ts';
import { boolExpSql, joinCondition, whereSql } from './boolExp.ts';
import { columnOf, relation, type Statement } from './statement.ts';

/** One key of an order. `via` leads from the row to the one the key is taken from. */
export type OrderItem = { direction: string; via: Relationship[] } & (
  | { kind: 'column'; column: Column }
  | { kind: 'count'; relationship: Relationship }
  | { kind: 'aggregate'; relationship: Relationship; aggregate: Aggregate; column: Column }
);

/** Meaning of `order_by`, in order; keys with null are left out. */
export function readOrderBy(table: Table, orderBy: Coerced): OrderItem[] {
  const list = (orderBy as Record<string, Coerced>[] | null | undefined) ?? [];
  return list.flatMap((item) => readItem(table, item, []));
}

/** The expression an item orders by, nulls as PostgreSQL places them unless told. */
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

function readItem(table: Table, item: Record<string, Coerced>, via: Relationship[]): OrderItem[] {
  return Object.entries(item).flatMap(([key, value]): OrderItem[] => {
    if (value === null) return [];
    const column = table.columns.find(({ graphqlName }) => graphqlName === key);
    if (column) return [{ kind: 'column', column, direction: String(value), via }];
    const nested = value as Record<string, Coerced>;
    const object = table.relationships.find(({ name }) => name === key);
    if (object) return readItem(object.remote, nested, [...via, object]);
    const relationship = table.relationships.find(({ name }) => `${name}_aggregate` === key);
    return relationship ? readAggregates(relationship, nested, via) : [];
  });
}

function readAggregates(relationship: Relationship, item: Record<string, Coerced>, via: Relationship[]): OrderItem[] {
  return Object.entries(item).flatMap(([key, value]): OrderItem[] => {
    if (value === null) return [];
    if (key === 'count') return [{ kind: 'count', relationship, direction: String(value), via }];
    return Object.entries(value as Record<string, Coerced>).flatMap(([name, direction]): OrderItem[] => {
      const column = relationship.remote.columns.find(({ graphqlName }) => graphqlName === name);
      if (!column || direction === null) return [];
      return [
        { kind: 'aggregate', relationship, aggregate: key as Aggregate, column, direction: String(direction), via },
      ];
    });
  });
}

function keySql(statement: Statement, item: OrderItem, via: readonly Relationship[], alias: string): string {
  const [next, ...rest] = via;
  if (next)
    return relatedSql(statement, next, alias, (remote) => `${keySql(statement, item, rest, remote)}`, ' limit 1');
  if (item.kind === 'column') return columnOf(alias, item.column);
  if (item.kind === 'count') return relatedSql(statement, item.relationship, alias, () => 'count(*)');
  const { aggregate, column } = item;
  return relatedSql(statement, item.relationship, alias, (remote) =>
    aggregateSql(aggregate, column, columnOf(remote, column)),
  );
}

/** A value from the related rows the role may see. */
function relatedSql(
  statement: Statement,
  relationship: Relationship,
  alias: string,
  value: (remote: string) => string,
  limit = '',
): string {
  const remote = statement.alias();
  const filter = statement.view.of(relationship.remote).select?.filter ?? ALWAYS;
  const where = whereSql([joinCondition(relationship, alias, remote), boolExpSql(statement, filter, remote)]);
  return `(select ${value(remote)} from ${relation(relationship.remote)} ${remote}${where}${limit})`;
}
