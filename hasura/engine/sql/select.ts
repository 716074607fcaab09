import { invalid } from '../errors.ts';
import { ALWAYS, type Column, type Relationship, type Table, type ComputedField } from '../model/types.ts';
import { arrayLiteral } from '../model/value.ts';
import { Deferred, type Text } from '../plan/deferred.ts';
import type { SelectedField } from '../plan/selection.ts';
import { meaningOf } from '../schema/meaning.ts';
import { aggregateObjectSql } from './aggregate.ts';
import { readArguments } from './arguments.ts';
import { boolExpSql, joinCondition, whereSql } from './where/boolExp.ts';
import { callSql, columnSql } from './column.ts';
import { outputSql } from './figures.ts';
import { jsonList, jsonRow, type JsonRow, type Member } from './json.ts';
import { badJsonPath, jsonPath } from './where/jsonPath.ts';
import { readListArguments, type ListArguments } from './listArguments.ts';
import { orderSql } from './orderBy.ts';
import type { Statement } from './statement.ts';
import { typenameSql } from './typename.ts';
import { visibleSql } from './where/visible.ts';

/** Rows to select from: a table, or whatever else yields rows of it. */
export interface Source {
  table: Table;
  alias: string;
  /** The SQL after `from`, including the alias. */
  from: string;
  /** Conditions beside the arguments' `where`: permission, relationship, key. */
  conditions: string[];
  /** Whether a constraint says that there is one row at most. */
  isOne?: boolean;
}

/** The rows of a table that the role may see. */
export function permittedSource(statement: Statement, table: Table): Source {
  const alias = statement.alias();
  const filter = statement.view.of(table).select?.filter ?? ALWAYS;
  return { table, alias, from: statement.from(table, alias), conditions: [boolExpSql(statement, filter, alias)] };
}

/** JSON array of rows. */
export function listSql(statement: Statement, source: Source, field: SelectedField): string {
  return jsonList(listRow(statement, source, field));
}

/** JSON object of the first row of a list, or null. */
export function objectOfListSql(statement: Statement, source: Source, field: SelectedField): string {
  const { select, object } = listRow(statement, source, field);
  return `(select ${object} from (${select}) r limit 1)`;
}

function listRow(statement: Statement, source: Source, field: SelectedField): JsonRow {
  const args = readListArguments(statement.view, source.table, field);
  const limit = stricter(args.limit, statement.view.of(source.table).select?.limit ?? null);
  const members = rowMembers(statement, source.alias, field.fields);
  const distinct = distinctSql(statement, source.alias, args.distinctOn);
  return jsonRow(members, rowsSql(statement, source, { ...args, limit }), distinct);
}

/** JSON object of the one row of a source, or null. */
export function objectSql(statement: Statement, source: Source, fields: readonly SelectedField[]): string {
  const members = rowMembers(statement, source.alias, fields);
  const limit = source.isOne ? '' : ' limit 1';
  const { select, object } = jsonRow(members, ` from ${source.from}${whereSql(source.conditions)}${limit}`);
  return `(select ${object} from (${select}) r)`;
}

/** JSON object of `T_aggregate`. */
export function aggregateFieldSql(statement: Statement, source: Source, field: SelectedField): string {
  const args = readListArguments(statement.view, source.table, field);
  const hasComputed = source.table.computedFields.length > 0;
  const own = hasComputed ? `${source.alias}.*, ${statement.rowOf(source.alias)} as "__self"` : `${source.alias}.*`;
  const distinct = distinctSql(statement, source.alias, args.distinctOn);
  const rows = `select ${distinct}${own}${rowsSql(statement, source, args)}`;
  const nodes = (alias: string, fields: readonly SelectedField[]) => rowMembers(statement, alias, fields);
  return aggregateObjectSql(statement, source.table, rows, field.fields, nodes);
}

/** The members of a row's JSON object. */
export function rowMembers(statement: Statement, alias: string, fields: readonly SelectedField[]): Member[] {
  return fields.map((field) => [field.key, fieldSql(statement, alias, field)]);
}

function fieldSql(statement: Statement, alias: string, field: SelectedField): string {
  const meaning = meaningOf(field.definition);
  if (meaning?.kind === 'column') {
    return valueSql(statement, alias, meaning.column, columnSql(statement, alias, meaning.column), field);
  }
  if (meaning?.kind === 'computed') return computedSql(statement, alias, meaning.field, field);
  if (meaning?.kind === 'related' || meaning?.kind === 'relatedAggregate') {
    const { relationship } = meaning;
    const source = permittedSource(statement, relationship.remote);
    source.conditions.unshift(joinCondition(relationship, alias, source.alias));
    source.isOne = isUnique(relationship);
    if (meaning.kind === 'relatedAggregate') return aggregateFieldSql(statement, source, field);
    return relationship.kind === 'object'
      ? objectSql(statement, source, field.fields)
      : listSql(statement, source, field);
  }
  return typenameSql(field);
}

/** Whether the remote columns hold a key, so that one row at most has the values of this one. */
function isUnique({ remote, mapping }: Relationship): boolean {
  const names = new Set(mapping.map((pair) => pair.remote.name));
  return remote.constraints.some(({ columns }) => columns.every((name) => names.has(name)));
}

function computedSql(statement: Statement, alias: string, { use, column, table }: ComputedField, field: SelectedField) {
  const given = readArguments(statement, use, field.args['args'], [...field.path, 'args', 'args']);
  const call = callSql(statement, use, alias, given);
  if (column) return valueSql(statement, alias, column, call, field);
  const rows = statement.alias();
  const filter = statement.view.of(table).select?.filter ?? ALWAYS;
  const conditions = [boolExpSql(statement, filter, rows)];
  return listSql(statement, { table, alias: rows, from: `${call} ${rows}`, conditions }, field);
}

/** A value as it goes into the answer: the part that `path` asks for, and null where the role does not see it. */
function valueSql(statement: Statement, alias: string, column: Column, sql: string, field: SelectedField): string {
  const visible = visibleSql(statement, alias, column, sql);
  const path: Text | undefined = field.args['path'] as Text | undefined;
  if (path === undefined || path === null) return outputSql(column, visible, statement.stringifyNumericTypes);
  const steps = (known: string | null): string => {
    const read = jsonPath(known ?? '');
    if (read) return arrayLiteral(read);
    throw invalid([...field.path, 'args'], badJsonPath(known ?? ''));
  };
  return `(${visible}) #> ${statement.param(path instanceof Deferred ? path.map(steps) : steps(path), 'text[]')}`;
}

function distinctSql(statement: Statement, alias: string, columns: readonly Column[]): string {
  const values = columns.map((column) => visibleSql(statement, alias, column));
  return values.length ? `distinct on (${values.join(', ')}) ` : '';
}

/** The smaller of a limit that was asked for and the permission's. */
function stricter(asked: Text, permitted: number | null): Text {
  if (permitted === null) return asked;
  const smaller = (known: string | null) => String(Math.min(Number(known ?? permitted), permitted));
  return asked instanceof Deferred ? asked.map(smaller) : smaller(asked);
}

/** Everything of a select from ` from` on. */
function rowsSql(statement: Statement, source: Source, args: ListArguments): string {
  const where = whereSql([...source.conditions, boolExpSql(statement, args.where, source.alias), statement.inTime()]);
  const order = args.orderBy.map((item) => orderSql(statement, item, source.alias)).join(', ');
  const limit = args.limit === null ? '' : ` limit ${limitSql(statement, args.limit)}`;
  const offset = args.offset === null ? '' : ` offset ${statement.param(args.offset, 'int8')}`;
  return ` from ${source.from}${where}${order && ` order by ${order}`}${limit}${offset}`;
}

/** A fixed limit is written as digits: PostgreSQL keeps a plan only if it knows how few rows it is for. */
function limitSql(statement: Statement, limit: Text): string {
  return typeof limit === 'string' && /^\d+$/.test(limit) ? limit : statement.param(limit, 'int8');
}
