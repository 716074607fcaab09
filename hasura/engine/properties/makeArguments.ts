import type { Chooser } from './chooser.ts';
import { figureColumns } from './figureColumns.ts';
import { makeCondition } from './makeCondition.ts';
import type { Direction, ListArguments, Order } from './question.ts';
import type { Eyes } from './world.ts';
import type { Column, Link, Table } from './types.ts';

/** Arguments of a list. The order ends with the key, so that there is one right answer. */
export function makeArguments(choose: Chooser, eyes: Eyes, table: Table, place: 'root' | 'nested'): ListArguments {
  const [id] = table.columns as [Column];
  const sortable = eyes.columns(table).filter(({ type }) => type !== 'jsonb');
  const distinctOn = choose.once(5) ? choose.some(sortable).slice(0, 2) : [];
  const first = distinctOn.map((column): Order => ({
    via: [],
    direction: makeDirection(choose),
    by: { is: 'column', column },
  }));
  const more = choose.list(0, 2, () => makeOrder(choose, eyes, table, 2)).flatMap((order) => order ?? []);
  const last: Order = { via: [], direction: choose.pick(['asc', 'desc']), by: { is: 'column', column: id } };
  const depth = place === 'root' ? 3 : 1;
  return {
    where: choose.once(3) ? null : makeCondition(choose, eyes, table, { depth }),
    orderBy: [...first, ...more, last],
    limit: choose.once(3) ? choose.int(0, 6) : null,
    offset: choose.once(4) ? choose.int(0, 4) : null,
    distinctOn,
  };
}

function makeOrder(choose: Chooser, eyes: Eyes, table: Table, depth: number, via: Link[] = []): Order | null {
  const objects = eyes.links(table, 'object');
  if (depth > 0 && objects.length && choose.once(3)) {
    const link = choose.pick(objects);
    return makeOrder(choose, eyes, link.remote, depth - 1, [...via, link]);
  }
  const direction = makeDirection(choose);
  const arrays = eyes.links(table, 'array');
  if (arrays.length && choose.once(3)) {
    const link = choose.pick(arrays);
    // A role may order by figures of rows it may count.
    if (!eyes.permission(link.remote)?.aggregations) return null;
    const figure = choose.pick(['max', 'min', 'sum', 'avg'] as const);
    const columns = figureColumns(figure, eyes.columns(link.remote));
    if (!columns.length || choose.once(2)) return { via, direction, by: { is: 'count', link } };
    return { via, direction, by: { is: 'figure', link, figure, column: choose.pick(columns) } };
  }
  const columns = eyes.columns(table).filter(({ type }) => type !== 'jsonb');
  return { via, direction, by: { is: 'column', column: choose.pick(columns) } };
}

function makeDirection(choose: Chooser): Direction {
  const nulls = choose.pick(['', '_nulls_first', '_nulls_last']);
  return `${choose.pick(['asc', 'desc'])}${nulls}` as Direction;
}
