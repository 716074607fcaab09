import {
  isAlways,
  type BoolExp,
  type Column,
  type CompareOperator,
  type Comparison,
  type Relationship,
  type Value,
} from '../model/types.ts';
import { columnOf, relation, type Statement } from './statement.ts';

/**
 * SQL of a condition on the row `alias`.
 * @param root the row `$` refers to: the one the permission stands on
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
      return existsSql(statement, relation(exp.relationship.remote), exp.where, root, (remote) =>
        joinCondition(exp.relationship, alias, remote),
      );
    case 'exists':
      return existsSql(statement, relation(exp.table), exp.where, root, () => '');
    case 'columns':
      return columnsSql(exp, alias, root);
    case 'compare':
      return compareSql(statement, exp.column, exp.comparison, exp.nullSafe, exp.cast, alias);
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
  from: string,
  where: BoolExp,
  root: string,
  join: (alias: string) => string,
): string {
  const remote = statement.alias();
  const condition = isAlways(where) ? '' : boolExpSql(statement, where, remote, root);
  return `exists (select 1 from ${from} ${remote}${whereSql([join(remote), condition])})`;
}

function columnsSql(exp: Extract<BoolExp, { kind: 'columns' }>, alias: string, root: string): string {
  const one = columnOf(alias, exp.column);
  const other = columnOf(exp.root ? root : alias, exp.other);
  if (exp.operator === '=') return `(${one} = ${other} or (${one} is null and ${other} is null))`;
  if (exp.operator === '<>') return `(${one} <> ${other} or ((${one} is null) <> (${other} is null)))`;
  return `(${one} ${exp.operator} ${other})`;
}

function compareSql(
  statement: Statement,
  column: Column,
  comparison: Comparison,
  nullSafe: boolean,
  cast: 'text' | undefined,
  alias: string,
): string {
  const own = columnOf(alias, column);
  const target = cast ? `(${own})::${cast}` : own;
  if (comparison.operator === '_is_null') return `(${target} is ${comparison.isNull ? '' : 'not '}null)`;
  const { operator, value } = comparison;
  const isNull = 'text' in value && value.text === null;
  if (nullSafe && isNull) return `(${target} is ${operator === '_neq' ? 'not ' : ''}null)`;
  const sql = OPERATORS[operator](target, operandSql(statement, column, operator, value, cast));
  return nullSafe && operator === '_neq' && column.nullable ? `(${sql} or ${target} is null)` : `(${sql})`;
}

function operandSql(
  statement: Statement,
  column: Column,
  operator: CompareOperator,
  value: Value,
  cast?: 'text',
): string {
  // PostgreSQL has no arrays of arrays, so several arrays come as rows.
  if (column.elementType && (operator === '_in' || operator === '_nin')) {
    return `(select x::${column.sqlType} from unnest(${statement.value(value, 'text[]')}) x)`;
  }
  return statement.value(value, operandType(operator, cast ?? column.sqlType));
}

function operandType(operator: CompareOperator, sqlType: string): string {
  if (operator === '_in' || operator === '_nin') return `${sqlType}[]`;
  if (operator === '_has_keys_any' || operator === '_has_keys_all') return 'text[]';
  return TEXT_OPERAND.has(operator) ? 'text' : sqlType;
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
  _ilike: infix('ilike'),
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
};

const TEXT_OPERAND: ReadonlySet<string> = new Set([
  ...['_like', '_nlike', '_ilike', '_nilike', '_similar', '_nsimilar'],
  ...['_regex', '_nregex', '_iregex', '_niregex', '_has_key'],
]);
