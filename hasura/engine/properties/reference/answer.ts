import type { AggregatePart, FigureField, ListArguments, Question, RootField, RowField } from '../question.ts';
import { Eyes, type World } from '../world.ts';
import type { Column, Row, Table, Value } from '../types.ts';
import { figureOf } from './figures.ts';
import { atPath } from './json.ts';
import { listRows } from './list.ts';
import { visible } from './condition.ts';
import { related } from './rows.ts';

type Answer = Record<string, Value>;

/** Computes the expected answer by checking every row. */
export function answerOf(world: World, question: Question): Answer {
  const eyes = new Eyes(world, question.role);
  return members(question.fields, (field) => answerRoot(eyes, field));
}

function answerRoot(eyes: Eyes, field: RootField): Value {
  const { table } = field;
  if (field.is === 'byKey') {
    const row = visible(eyes, table, table.rows).find(({ id }) => id === field.id);
    return row ? answerRow(eyes, table, row, field.fields) : null;
  }
  if (field.is === 'aggregate') return answerAggregate(eyes, table, table.rows, field);
  return answerList(eyes, table, table.rows, field);
}

function answerList(
  eyes: Eyes,
  table: Table,
  candidates: readonly Row[],
  { args, fields }: { args: ListArguments; fields: RowField[] },
): Value {
  return capped(eyes, table, listRows(eyes, table, candidates, args)).map((row) => answerRow(eyes, table, row, fields));
}

function answerRow(eyes: Eyes, table: Table, row: Row, fields: readonly RowField[]): Answer {
  return members(fields, (field): Value => {
    switch (field.is) {
      case 'typename':
        return table.graphqlName;
      case 'column':
        return row[field.column.name] ?? null;
      case 'path':
        return atPath(row[field.column.name] ?? null, field.steps);
      case 'object': {
        const [other] = visible(eyes, field.link.remote, related(field.link, row));
        return other ? answerRow(eyes, field.link.remote, other, field.fields) : null;
      }
      case 'array':
        return answerList(eyes, field.link.remote, related(field.link, row), field);
      case 'aggregate':
        return answerAggregate(eyes, field.link.remote, related(field.link, row), field);
    }
  });
}

function answerAggregate(
  eyes: Eyes,
  table: Table,
  candidates: readonly Row[],
  { args, parts }: { args: ListArguments; parts: AggregatePart[] },
): Answer {
  const rows = listRows(eyes, table, candidates, args);
  const entries = parts.map((part): [string, Value] => {
    if (part.is === 'nodes')
      return [part.key, capped(eyes, table, rows).map((row) => answerRow(eyes, table, row, part.fields))];
    return [part.key, Object.fromEntries(part.figures.map((figure) => [figure.key, answerFigure(rows, figure)]))];
  });
  return Object.fromEntries(entries);
}

function answerFigure(rows: readonly Row[], field: FigureField): Value {
  if (field.is === 'count') return count(rows, field.columns, field.distinct);
  return Object.fromEntries(
    field.columns.map(({ key, column }) => [
      key,
      figureOf(
        field.is,
        rows.map((row) => row[column.name] ?? null),
      ),
    ]),
  );
}

/** Several columns are counted as one value that is never null. */
function count(rows: readonly Row[], columns: readonly Column[], distinct: boolean): number {
  if (!columns.length) return rows.length;
  const values = rows.map((row) => columns.map(({ name }) => row[name] ?? null));
  const known = columns.length === 1 ? values.filter(([value]) => value !== null) : values;
  return distinct ? new Set(known.map((value) => JSON.stringify(value))).size : known.length;
}

/** A permission's limit caps lists and nodes. */
function capped(eyes: Eyes, table: Table, rows: readonly Row[]): readonly Row[] {
  return rows.slice(0, eyes.permission(table)?.limit ?? undefined);
}

function members<Field extends { key: string; shown: boolean }>(
  fields: readonly Field[],
  answer: (field: Field) => Value,
): Answer {
  return Object.fromEntries(fields.filter(({ shown }) => shown).map((field) => [field.key, answer(field)]));
}
