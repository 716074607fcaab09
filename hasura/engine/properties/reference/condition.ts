import type { Eyes } from '../world.ts';
import type { Column, Row, Table, Value, Condition } from '../types.ts';
import { compareValues, equalValues } from './compare.ts';
import { containsJson, hasKey } from './json.ts';
import { matchesLike, matchesRegex, matchesSimilar } from './patterns.ts';
import { related } from './rows.ts';

/** True, false, or null where SQL does not know. */
export type Truth = boolean | null;

/** The context in which a condition is evaluated. */
export interface Place {
  eyes: Eyes;
  /** Set inside a permission: its row. Permissions treat null as equal to null, and see all rows. */
  root?: Row;
}

export function holds(condition: Condition, row: Row, place: Place): Truth {
  switch (condition.is) {
    case 'and':
      return all(condition.all.map((part) => holds(part, row, place)));
    case 'or':
      return not(all(condition.all.map((part) => not(holds(part, row, place)))));
    case 'not':
      return not(holds(condition.of, row, place));
    case 'related':
      return seen(place, condition.link.remote, related(condition.link, row)).some(
        (other) => holds(condition.where, other, place) === true,
      );
    case 'exists':
      return condition.table.rows.some((other) => holds(condition.where, other, place) === true);
    case 'count':
      return compareCount(condition, row, place);
    case 'columns': {
      const other = (condition.root ? place.root : row)?.[condition.other.name] ?? null;
      return compare(
        condition.column,
        COLUMN_OPERATORS[condition.operator] ?? '',
        row[condition.column.name] ?? null,
        other,
        true,
      );
    }
    case 'compare': {
      const { column, operator, operand } = condition;
      const value =
        'value' in operand ? operand.value : sessionValue(column, place.eyes.world.session[operand.session]);
      return compare(column, operator, row[column.name] ?? null, value, place.root !== undefined);
    }
  }
}

/** The rows of a list that the role may see; its limit aside. */
export function visible(eyes: Eyes, table: Table, rows: readonly Row[]): Row[] {
  const filter = eyes.permission(table)?.filter;
  return rows.filter((row) => filter && holds(filter, row, { eyes, root: row }) === true);
}

function seen({ eyes, root }: Place, table: Table, rows: readonly Row[]): readonly Row[] {
  return root ? rows : visible(eyes, table, rows);
}

function compareCount(
  { link, distinct, filter, operator, count }: Extract<Condition, { is: 'count' }>,
  row: Row,
  place: Place,
): Truth {
  const rows = visible(place.eyes, link.remote, related(link, row)).filter(
    (other) => !filter || holds(filter, other, place) === true,
  );
  const values = distinct && rows.map((other) => other[distinct.name] ?? null).filter((value) => value !== null);
  const counted = values ? new Set(values).size : rows.length;
  return compare({ type: 'int' }, operator, counted, count, false);
}

function all(parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

const COLUMN_OPERATORS: Readonly<Record<string, string>> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};

function sessionValue({ type }: Column, text = ''): Value {
  return type === 'int' ? Number(text) : text;
}

/** @param nullSafe whether null equals null, as in permissions */
function compare({ type }: Pick<Column, 'type'>, operator: string, own: Value, value: Value, nullSafe: boolean): Truth {
  if (operator === '_is_null') return (own === null) === value;
  const list = Array.isArray(value) ? value : [];
  if (operator === '_in') return anyEqual(own, list);
  if (operator === '_nin') return not(anyEqual(own, list));
  if (own === null || value === null) {
    const areBoth = own === null && value === null;
    if (!nullSafe) return null;
    // `a = b or (a is null and b is null)` never gives false.
    if (operator === '_eq') return areBoth || null;
    return operator === '_neq' && !areBoth ? true : null;
  }
  if (type === 'jsonb' && operator !== '_eq' && operator !== '_neq') return compareJson(operator, own, value);
  return (OPERATORS[operator] ?? missing(operator))(own, value);
}

function anyEqual(own: Value, list: readonly Value[]): Truth {
  if (!list.length) return false;
  return own === null ? null : list.some((item) => equalValues(own, item));
}

function compareJson(operator: string, own: Value, value: Value): boolean {
  if (operator === '_contains') return containsJson(own, value);
  if (operator === '_contained_in') return containsJson(value, own);
  if (operator === '_has_key') return hasKey(own, String(value));
  const keys = (value as string[]).map((key) => hasKey(own, key));
  return operator === '_has_keys_any' ? keys.includes(true) : !keys.includes(false);
}

type Test = (own: Value, value: Value) => boolean;

const text =
  (
    matches: (own: string, pattern: string, insensitive: boolean) => boolean,
    insensitive: boolean,
    wanted: boolean,
  ): Test =>
  (own, value) =>
    matches(String(own), String(value), insensitive) === wanted;

const OPERATORS: Readonly<Record<string, Test>> = {
  _eq: equalValues,
  _neq: (own, value) => !equalValues(own, value),
  _gt: (own, value) => compareValues(own, value) > 0,
  _lt: (own, value) => compareValues(own, value) < 0,
  _gte: (own, value) => compareValues(own, value) >= 0,
  _lte: (own, value) => compareValues(own, value) <= 0,
  _like: text(matchesLike, false, true),
  _nlike: text(matchesLike, false, false),
  _ilike: text(matchesLike, true, true),
  _nilike: text(matchesLike, true, false),
  _similar: text(matchesSimilar, false, true),
  _nsimilar: text(matchesSimilar, false, false),
  _regex: text(matchesRegex, false, true),
  _nregex: text(matchesRegex, false, false),
  _iregex: text(matchesRegex, true, true),
  _niregex: text(matchesRegex, true, false),
};

function missing(operator: string): never {
  throw new Error(`the reference does not know ${operator}`);
}
