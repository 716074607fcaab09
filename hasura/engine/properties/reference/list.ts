import type { Direction, ListArguments, Order } from '../question.ts';
import type { Eyes } from '../world.ts';
import type { Row, Table, Value } from '../types.ts';
import { compareValues } from './compare.ts';
import { holds, visible } from './condition.ts';
import { figureOf } from './figures.ts';
import { related } from './rows.ts';

/** The rows a list holds, in order, before a permission's limit. */
export function listRows(eyes: Eyes, table: Table, candidates: readonly Row[], args: ListArguments): Row[] {
  const { where, orderBy, distinctOn, offset } = args;
  const seen = visible(eyes, table, candidates).filter((row) => !where || holds(where, row, { eyes }) === true);
  const keyed = seen.map((row) => ({ row, keys: orderBy.map((order) => keyOf(eyes, order, row)) }));
  keyed.sort((one, other) => compareKeys(orderBy, one.keys, other.keys));
  const rows = keyed.map(({ row }) => row);
  const distinct = distinctOn.length
    ? rows.filter((row, index) => rows.findIndex((other) => isSame(row, other)) === index)
    : rows;
  return distinct.slice(offset ?? 0).slice(0, args.limit ?? undefined);

  function isSame(one: Row, other: Row): boolean {
    return distinctOn.every(({ name }) => one[name] === other[name]);
  }
}

function keyOf(eyes: Eyes, { via, by }: Order, row: Row): Value {
  let at: Row | undefined = row;
  for (const link of via) at = at && visible(eyes, link.remote, related(link, at))[0];
  if (!at) return null;
  if (by.is === 'column') return at[by.column.name] ?? null;
  const rows = visible(eyes, by.link.remote, related(by.link, at));
  if (by.is === 'count') return rows.length;
  return figureOf(
    by.figure,
    rows.map((other) => other[by.column.name] ?? null),
  );
}

function compareKeys(orderBy: readonly Order[], one: readonly Value[], other: readonly Value[]): number {
  for (const [index, { direction }] of orderBy.entries()) {
    const difference = compareKey(direction, one[index] ?? null, other[index] ?? null);
    if (difference) return difference;
  }
  return 0;
}

function compareKey(direction: Direction, one: Value, other: Value): number {
  const isDescending = direction.startsWith('desc');
  // By default nulls count as greater than everything.
  const nullsFirst = direction.endsWith('nulls_first') || direction === 'desc';
  if (one === null || other === null) {
    if (one === other) return 0;
    return (one === null) === nullsFirst ? -1 : 1;
  }
  return compareValues(one, other) * (isDescending ? -1 : 1);
}
