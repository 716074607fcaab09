import type { SelectedField } from '../plan/selection.ts';
import { meaningOf } from '../schema/meaning.ts';
import { NO_QUERIES } from '../schema/queryRoot.ts';
import type { BoolExp, Table } from '../model/types.ts';
import { boolExpSql } from './where/boolExp.ts';
import { jsonObject, type Member } from './json.ts';
import { aggregateFieldSql, listSql, objectSql, permittedSource } from './select.ts';
import { functionSql } from './function.ts';
import { typenameSql } from './typename.ts';
import { literal, type Statement } from './statement.ts';
import { columnText } from './where/where.ts';

/** The whole answer to a query as one statement: a row with the column `data`, JSON text. */
export function querySql(statement: Statement, fields: readonly SelectedField[]): string {
  const members = fields.map((field): Member => [field.key, rootSql(statement, field)]);
  return `select ${jsonObject(members)}::text as data`;
}

/** The row whose primary key equals the arguments. */
export function keyCondition(table: Table, args: Readonly<Record<string, unknown>>): BoolExp {
  const all = (table.primaryKey ?? []).map((column): BoolExp => {
    const value = { text: columnText(column, args[column.graphqlName]) };
    return { kind: 'compare', column, comparison: { operator: '_eq', value }, nullSafe: false };
  });
  return { kind: 'and', all };
}

function rootSql(statement: Statement, field: SelectedField): string {
  const meaning = meaningOf(field.definition);
  if (meaning?.kind === 'function') return functionSql(statement, meaning.fn, meaning.isAggregate, field);
  if (meaning?.kind !== 'root') return field.name === '__typename' ? typenameSql(field) : literal(NO_QUERIES);
  const source = permittedSource(statement, meaning.table);
  if (meaning.root === 'select_aggregate') return aggregateFieldSql(statement, source, field);
  if (meaning.root === 'select') return listSql(statement, source, field);
  source.isOne = true;
  source.conditions.unshift(boolExpSql(statement, keyCondition(meaning.table, field.args), source.alias));
  return objectSql(statement, source, field.fields);
}
