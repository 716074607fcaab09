import { patternType, takesList } from '../../model/operators.ts';
import {
  ALWAYS,
  both,
  isAlways,
  type AggregateExp,
  type BoolExp,
  type Column,
  type CompareExp,
  type CompareOperator,
  type Comparison,
  type Relationship,
  type Value,
} from '../../model/types.ts';
import { callSql, columnSql } from '../column.ts';
import { columnOf, type Statement } from '../statement.ts';

/**
 * SQL of a condition on the row `alias`.
 * @param root the row `$` refers to: the one of the permission
 */
export function boolExpSql(statement: Statement, exp: BoolExp, alias: string, root = alias): string {
  switch (exp.kind) {
    case 'and':
    case 'or':
      return combine(
        exp.kind,
        exp.all.map((part) => boolExpSql(statement, part, alias, root)),
      );
    case 'not':
      return `(not ${boolExpSql(statement, exp.exp, alias, root)})`;
    case 'permission':
      return boolExpSql(statement, exp.filter, alias);
    case 'related':
      return existsSql(statement, exp.where, root, (remote) => [
        statement.from(exp.relationship.remote, remote),
        joinCondition(exp.relationship, alias, remote),
      ]);
    case 'exists':
      return existsSql(statement, exp.where, root, (remote) => [statement.from(exp.table, remote), '']);
    case 'computedRows':
      return existsSql(statement, exp.where, root, (remote) => [
        `${callSql(statement, exp.field, alias)} ${remote}`,
        '',
      ]);
    case 'columns':
      return columnsSql(exp, alias, root);
    case 'aggregate':
      return aggregateSql(statement, exp, alias);
    case 'compare':
      return compareSql(statement, exp, alias, root);
  }
}

/** ` where …`, or nothing for conditions that are always true. */
export function whereSql(conditions: readonly string[]): string {
  const real = conditions.filter((condition) => condition && condition !== 'true');
  return real.length ? ` where ${real.join(' and ')}` : '';
}

/** The remote row's columns equal those of the row at hand. */
export function joinCondition({ mapping }: Relationship, alias: string, remote: string): string {
  return mapping.map((pair) => `${columnOf(remote, pair.remote)} = ${columnOf(alias, pair.local)}`).join(' and ');
}

function combine(kind: 'and' | 'or', parts: string[]): string {
  if (!parts.length) return kind === 'and' ? 'true' : 'false';
  return parts.length === 1 ? parts[0]! : `(${parts.join(` ${kind} `)})`;
}

function existsSql(
  statement: Statement,
  where: BoolExp,
  root: string,
  source: (alias: string) => [from: string, join: string],
): string {
  const remote = statement.alias();
  const [from, join] = source(remote);
  const condition = isAlways(where) ? '' : boolExpSql(statement, where, remote, root);
  return `exists (select 1 from ${from}${whereSql([join, condition])})`;
}

function aggregateSql(statement: Statement, exp: AggregateExp, alias: string): string {
  const { relationship, columns, distinct, where, comparisons, sqlType } = exp;
  const remote = statement.alias();
  const operands = columns.map((column) => columnOf(remote, column));
  const isOfRows = exp.function === 'count' && operands.length > 1;
  const operand = isOfRows ? `(${operands.join(', ')})` : operands.join(', ') || '*';
  const filter = both(statement.view.of(relationship.remote).select?.filter ?? ALWAYS, where);
  const conditions = whereSql([joinCondition(relationship, alias, remote), boolExpSql(statement, filter, remote)]);
  const figure = `${exp.function}(${distinct && columns.length ? 'distinct ' : ''}${operand})::${sqlType}`;
  const holds = comparisons.map((comparison) =>
    comparisonSql(statement, 'a.figure', { sqlType, elementType: null }, comparison),
  );
  const from = `(select ${figure} as figure from ${statement.from(relationship.remote, remote)}${conditions}) a`;
  return `exists (select 1 from ${from}${whereSql(holds)})`;
}

function columnsSql(exp: Extract<BoolExp, { kind: 'columns' }>, alias: string, root: string): string {
  const one = columnOf(alias, exp.column);
  const other = columnOf(exp.root ? root : alias, exp.other);
  if (exp.operator === '=') return `(${one} = ${other} or (${one} is null and ${other} is null))`;
  if (exp.operator === '<>') return `(${one} <> ${other} or ((${one} is null) <> (${other} is null)))`;
  return `(${one} ${exp.operator} ${other})`;
}

function compareSql(statement: Statement, exp: CompareExp, alias: string, root: string): string {
  const { column, comparison, nullSafe, cast, shownWhen } = exp;
  const value = columnSql(statement, alias, column);
  const own = shownWhen ? `(case when ${boolExpSql(statement, shownWhen, alias, root)} then ${value} end)` : value;
  const target = cast ? `(${own})::${cast}` : own;
  if (!nullSafe || comparison.operator === '_is_null') {
    return comparisonSql(statement, target, column, comparison, cast);
  }
  const { operator, value: operand } = comparison;
  const isNull = 'text' in operand && operand.text === null;
  // A comparison with null is unknown, not false; only `_not` shows the difference.
  if (isNull && operator === '_eq') return `(${target} is null or null)`;
  if (isNull && operator === '_neq') return `(${target} is not null or null)`;
  const sql = comparisonSql(statement, target, column, comparison, cast);
  return operator === '_neq' && column.nullable ? `(${sql} or ${target} is null)` : sql;
}

/** @param type of the value on the left */
function comparisonSql(
  statement: Statement,
  target: string,
  type: Pick<Column, 'sqlType' | 'elementType'>,
  comparison: Comparison,
  cast?: 'text',
): string {
  if (comparison.operator === '_is_null') return `(${target} is ${comparison.isNull ? '' : 'not '}null)`;
  const { operator, value } = comparison;
  return `(${OPERATORS[operator](target, operandSql(statement, type, operator, value, cast))})`;
}

function operandSql(
  statement: Statement,
  type: Pick<Column, 'sqlType' | 'elementType'>,
  operator: CompareOperator,
  value: Value,
  cast?: 'text',
): string {
  // PostgreSQL has no arrays of arrays, so several arrays come as rows.
  if (type.elementType && (operator === '_in' || operator === '_nin')) {
    return `(select x::${type.sqlType} from unnest(${statement.value(value, 'text[]')}) x)`;
  }
  return statement.value(value, operandType(operator, cast ?? type.sqlType));
}

function operandType(operator: CompareOperator, sqlType: string): string {
  if (operator === '_has_keys_any' || operator === '_has_keys_all') return 'text[]';
  const type = patternType(operator) ?? sqlType;
  if (takesList(operator)) return `${type}[]`;
  if (type !== sqlType) return type;
  return TEXT_OPERAND.has(operator) ? 'text' : sqlType;
}

/** What has no case, as Korean, is compared as it stands: that costs a fifth. The planner knows the value and keeps one of the two. */
function ilikeSql(column: string, value: string): string {
  const [one, other] = [`lower(${value})`, `upper(${value})`];
  return `${one} = ${other} and ${column} like ${value} or ${one} <> ${other} and ${column} ilike ${value}`;
}

const infix = (symbol: string) => (column: string, value: string) => `${column} ${symbol} ${value}`;

const OPERATORS: Readonly<Record<CompareOperator, (column: string, value: string) => string>> = {
  _eq: infix('='),
  _neq: infix('<>'),
  _gt: infix('>'),
  _lt: infix('<'),
  _gte: infix('>='),
  _lte: infix('<='),
  _in: (column, value) => `${column} = any(${value})`,
  _nin: (column, value) => `${column} <> all(${value})`,
  _like: infix('like'),
  _nlike: infix('not like'),
  _ilike: ilikeSql,
  _nilike: infix('not ilike'),
  _similar: infix('similar to'),
  _nsimilar: infix('not similar to'),
  _regex: infix('~'),
  _nregex: infix('!~'),
  _iregex: infix('~*'),
  _niregex: infix('!~*'),
  _contains: infix('@>'),
  _contained_in: infix('<@'),
  _has_key: infix('?'),
  _has_keys_any: infix('?|'),
  _has_keys_all: infix('?&'),
  _ancestor: infix('@>'),
  _ancestor_any: (column, value) => `${column} @> any(${value})`,
  _descendant: infix('<@'),
  _descendant_any: (column, value) => `${column} <@ any(${value})`,
  _matches: infix('~'),
  _matches_any: infix('?'),
  _matches_fulltext: infix('@'),
};

const TEXT_OPERAND: ReadonlySet<string> = new Set([
  ...['_like', '_nlike', '_ilike', '_nilike', '_similar', '_nsimilar'],
  ...['_regex', '_nregex', '_iregex', '_niregex', '_has_key'],
]);
