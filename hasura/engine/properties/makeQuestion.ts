import type { Chooser } from './chooser.ts';
import { figureColumns } from './figureColumns.ts';
import { makeArguments } from './makeArguments.ts';
import type { AggregatePart, Figure, FigureField, Question, RootField, RowField } from './question.ts';
import { KEYS, uuid } from './values.ts';
import { Eyes, type World } from './world.ts';
import type { Table, Value } from './types.ts';

/** A query one of the roles may ask. */
export function makeQuestion(choose: Chooser, world: World): Question | null {
  const eyes = new Eyes(world, choose.pick(world.roles));
  const tables = world.tables.filter((table) => eyes.permission(table));
  if (!tables.length) return null;
  const fields = choose.list(1, 3, (index) => makeRoot(choose, eyes, choose.pick(tables), `root${index}`));
  return { role: eyes.role, fields };
}

function makeRoot(choose: Chooser, eyes: Eyes, table: Table, key: string): RootField {
  const start = { key, shown: !choose.once(12), table };
  const kind = choose.int(0, 3);
  if (kind === 3)
    return { ...start, is: 'byKey', id: someId(choose, table), fields: makeFields(choose, eyes, table, 2) };
  const args = makeArguments(choose, eyes, table, 'root');
  if (kind === 2 && eyes.permission(table)?.aggregations) {
    return { ...start, is: 'aggregate', args, parts: makeParts(choose, eyes, table, 1) };
  }
  return { ...start, is: 'list', args, fields: makeFields(choose, eyes, table, 3) };
}

function someId(choose: Chooser, table: Table): Value {
  if (table.rows.length && !choose.once(5)) return choose.pick(table.rows)['id'] ?? null;
  return table.columns[0]?.type === 'uuid' ? uuid(999) : 999;
}

function makeFields(choose: Chooser, eyes: Eyes, table: Table, depth: number): RowField[] {
  return choose.list(1, 4, (index) => makeField(choose, eyes, table, depth, index));
}

function makeField(choose: Chooser, eyes: Eyes, table: Table, depth: number, index: number): RowField {
  const start = { key: `f${index}`, shown: !choose.once(15) };
  const links = eyes.links(table);
  if (depth > 0 && links.length && choose.once(2)) {
    const link = choose.pick(links);
    const fields = () => makeFields(choose, eyes, link.remote, depth - 1);
    if (link.kind === 'object') return { ...start, is: 'object', link, fields: fields() };
    const args = makeArguments(choose, eyes, link.remote, 'nested');
    if (eyes.permission(link.remote)?.aggregations && choose.once(2)) {
      return { ...start, is: 'aggregate', link, args, parts: makeParts(choose, eyes, link.remote, depth - 1) };
    }
    return { ...start, is: 'array', link, args, fields: fields() };
  }
  if (choose.once(12)) return { ...start, is: 'typename' };
  const column = choose.pick(eyes.columns(table));
  if (column.type !== 'jsonb' || choose.once(2)) return { ...start, is: 'column', column };
  return { ...start, is: 'path', column, steps: choose.list(1, 2, () => choose.pick([...KEYS, 0, 1])) };
}

function makeParts(choose: Chooser, eyes: Eyes, table: Table, depth: number): AggregatePart[] {
  return choose.list(1, 2, (index): AggregatePart => {
    const key = `p${index}`;
    if (choose.once(3)) return { key, is: 'nodes', fields: makeFields(choose, eyes, table, depth) };
    return {
      key,
      is: 'aggregate',
      figures: choose.list(1, 3, (number) => makeFigure(choose, eyes, table, `a${number}`)),
    };
  });
}

const FIGURES: readonly Figure[] = ['avg', 'max', 'min', 'stddev', 'stddev_pop', 'sum', 'var_pop', 'variance'];

function makeFigure(choose: Chooser, eyes: Eyes, table: Table, key: string): FigureField {
  const figure = choose.pick(FIGURES);
  const possible = figureColumns(figure, eyes.columns(table));
  if (!possible.length || choose.once(3)) {
    const columns = choose.some(eyes.columns(table).filter(({ type }) => type !== 'jsonb')).slice(0, 2);
    return { key, is: 'count', columns, distinct: columns.length > 0 && choose.once(2) };
  }
  return {
    key,
    is: figure,
    columns: choose.list(1, 2, (index) => ({ key: `c${index}`, column: choose.pick(possible) })),
  };
}
