import type { SelectedField } from '../plan/selection.ts';
import type { Aggregate } from '../model/aggregates.ts';
import type { Column, Table } from '../model/types.ts';
import { meaningOf } from '../schema/meaning.ts';
import { aggregateSql, outputSql } from './figures.ts';
import { jsonObject, jsonRowObject, type Member } from './json.ts';
import { typenameSql } from './typename.ts';
import type { Statement } from './statement.ts';
import { visibleSql } from './where/visible.ts';

/**
 * JSON object of `T_aggregate`: figures over the rows of a select, and the rows themselves.
 * @param rows the select, which yields all columns of the table
 * @param nodeMembers members of a row's object
 */
export function aggregateObjectSql(
  statement: Statement,
  table: Table,
  rows: string,
  fields: readonly SelectedField[],
  nodeMembers: (alias: string, fields: readonly SelectedField[]) => Member[],
): string {
  // Figures are numbered columns of one grouped select; the JSON is put together around it.
  const alias = statement.alias();
  if (table.computedFields.length) statement.rememberRow(alias, `${alias}."__self"`);
  const limit = statement.view.of(table).select?.limit ?? null;
  // Counting distinct values makes PostgreSQL sort the rows, so their order has to be kept by number.
  const isNumbered =
    limit !== null || fields.some((field) => field.fields.some((figure) => figure.args['distinct'] === true));
  const order = isNumbered ? ` order by ${alias}."__row"` : '';
  const columns: string[] = [];
  const column = (sql: string) => `a.c${columns.push(sql) - 1}`;
  const members = fields.map((field): Member => {
    if (field.name === 'nodes')
      return [field.key, column(nodesSql(alias, nodeMembers(alias, field.fields), order, limit))];
    if (field.name === 'aggregate') return [field.key, figuresSql(statement, alias, field, column)];
    return [field.key, typenameSql(field)];
  });
  const numbered = isNumbered ? `select n.*, row_number() over () as "__row" from (${rows}) n` : rows;
  // Without any figure, the statement would select rows instead of their group.
  if (columns.length === 0) column('count(*)');
  const figures = columns.map((sql, index) => `${sql} as c${index}`).join(', ');
  return `(select ${jsonObject(members)} from (select ${figures} from (${numbered}) ${alias}) a)`;
}

/** A permission's limit caps the nodes, not the figures. */
function nodesSql(alias: string, members: readonly Member[], order: string, limit: number | null): string {
  const filter = limit === null ? '' : ` filter (where ${alias}."__row" <= ${limit})`;
  return `coalesce(json_agg(${jsonRowObject(members)}${order})${filter}, '[]'::json)`;
}

function figuresSql(
  statement: Statement,
  alias: string,
  field: SelectedField,
  column: (sql: string) => string,
): string {
  const members = field.fields.map((figure): Member => {
    if (figure.name === 'count') return [figure.key, column(countSql(statement, alias, figure))];
    if (figure.name === '__typename') return [figure.key, typenameSql(figure)];
    const values = figure.fields.map((value): Member => {
      const meaning = meaningOf(value.definition);
      if (meaning?.kind !== 'column') return [value.key, typenameSql(value)];
      return [value.key, column(figureSql(statement, figure.name as Aggregate, meaning.column, alias))];
    });
    return [figure.key, jsonObject(values)];
  });
  return jsonObject(members);
}

function countSql(statement: Statement, alias: string, { args }: SelectedField): string {
  const columns = (args['columns'] as Column[] | null | undefined) ?? [];
  const distinct = args['distinct'] === true ? 'distinct ' : '';
  const names = columns.map((column) => visibleSql(statement, alias, column));
  if (!names.length) return 'count(*)';
  return names.length === 1 ? `count(${distinct}${names[0]})` : `count(${distinct}(${names.join(', ')}))`;
}

/** When numbers are stringified, the type of the column decides, not the type of the figure. */
function figureSql(statement: Statement, aggregate: Aggregate, column: Column, alias: string): string {
  const sql = aggregateSql(aggregate, column, visibleSql(statement, alias, column));
  return outputSql(column, sql, statement.stringifyNumericTypes);
}
