import type { SelectedField } from '../document/selection.ts';
import { invalid } from '../errors.ts';
import { ALWAYS, type Column, type Table } from '../model/types.ts';
import { meaningOf } from '../schema/meaning.ts';
import { aggregateObjectSql } from './aggregate.ts';
import { boolExpSql, joinCondition, whereSql } from './boolExp.ts';
import { outputSql } from './figures.ts';
import { jsonList, jsonRow, type Member } from './json.ts';
import { jsonPath } from './jsonPath.ts';
import { readListArguments, type ListArguments } from './listArguments.ts';
import { orderSql } from './orderBy.ts';
import { columnOf, relation, type Statement } from './statement.ts';
import { typenameSql } from './typename.ts';

/** Rows to select from: a table, or whatever else yields rows of it. */
export interface Source {
  table: Table;
  alias: string;
  /** What stands after `from`, alias included. */
  from: string;
  /** Conditions beside the arguments' `where`: permission, relationship, key. */
  conditions: string[];
}

/** The rows of a table that the role may see. */
export function permittedSource(statement: Statement, table: Table): Source {
  const alias = statement.alias();
  const filter = statement.view.of(table).select?.filter ?? ALWAYS;
  return { table, alias, from: `${relation(table)} ${alias}`, conditions: [boolExpSql(statement, filter, alias)] };
}

/** JSON array of rows. */
export function listSql(statement: Statement, source: Source, field: SelectedField): string {
  const args = readListArguments(statement.view, source.table, field);
  const permitted = statement.view.of(source.table).select?.limit ?? null;
  const limit = args.limit === null || permitted === null ? (args.limit ?? permitted) : Math.min(args.limit, permitted);
  const members = rowMembers(statement, source.alias, field.fields);
  return jsonList(
    jsonRow(members, rowsSql(statement, source, { ...args, limit }), distinctSql(source.alias, args.distinctOn)),
  );
}

/** JSON object of the one row of a source, or null. */
export function objectSql(statement: Statement, source: Source, fields: readonly SelectedField[]): string {
  const members = rowMembers(statement, source.alias, fields);
  const { select, object } = jsonRow(members, ` from ${source.from}${whereSql(source.conditions)} limit 1`);
  return `(select ${object} from (${select}) r)`;
}

/** JSON object of `T_aggregate`. */
export function aggregateFieldSql(statement: Statement, source: Source, field: SelectedField): string {
  const args = readListArguments(statement.view, source.table, field);
  const rows = `select ${distinctSql(source.alias, args.distinctOn)}${source.alias}.*${rowsSql(statement, source, args)}`;
  const nodes = (alias: string, fields: readonly SelectedField[]) => rowMembers(statement, alias, fields);
  return aggregateObjectSql(statement, source.table, rows, field.fields, nodes);
}

/** The members of a row's JSON object. */
export function rowMembers(statement: Statement, alias: string, fields: readonly SelectedField[]): Member[] {
  return fields.map((field) => [field.key, fieldSql(statement, alias, field)]);
}

function fieldSql(statement: Statement, alias: string, field: SelectedField): string {
  const meaning = meaningOf(field.definition);
  if (meaning?.kind === 'column') return columnSql(statement, meaning.column, alias, field);
  if (meaning?.kind === 'related' || meaning?.kind === 'relatedAggregate') {
    const { relationship } = meaning;
    const source = permittedSource(statement, relationship.remote);
    source.conditions.unshift(joinCondition(relationship, alias, source.alias));
    if (meaning.kind === 'relatedAggregate') return aggregateFieldSql(statement, source, field);
    return relationship.kind === 'object'
      ? objectSql(statement, source, field.fields)
      : listSql(statement, source, field);
  }
  return typenameSql(field);
}

function columnSql(statement: Statement, column: Column, alias: string, field: SelectedField): string {
  const sql = columnOf(alias, column);
  const path = field.args['path'];
  if (typeof path !== 'string') return outputSql(column, sql, statement.stringifyNumericTypes);
  const steps = jsonPath(path);
  if (!steps) throw invalid([...field.path, 'args', 'path'], `cannot parse the path "${path}"`);
  return `${sql} #> ${statement.param(steps, 'text[]')}`;
}

function distinctSql(alias: string, columns: readonly Column[]): string {
  return columns.length ? `distinct on (${columns.map((column) => columnOf(alias, column)).join(', ')}) ` : '';
}

/** Everything of a select from ` from` on. */
function rowsSql(statement: Statement, source: Source, args: ListArguments): string {
  const where = whereSql([...source.conditions, boolExpSql(statement, args.where, source.alias)]);
  const order = args.orderBy.map((item) => orderSql(statement, item, source.alias)).join(', ');
  const limit = args.limit === null ? '' : ` limit ${statement.param(String(args.limit), 'int8')}`;
  const offset = args.offset === null ? '' : ` offset ${statement.param(args.offset, 'int8')}`;
  return ` from ${source.from}${where}${order && ` order by ${order}`}${limit}${offset}`;
}
