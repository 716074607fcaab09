import type { Coerced } from '../document/coerce.ts';
import { isCompareOperator, takesList } from '../model/operators.ts';
import type { RoleView } from '../model/roleView.ts';
import { ALWAYS, both, type BoolExp, type Column, type Table, type Value } from '../model/types.ts';
import { arrayLiteral } from '../model/value.ts';

/** Meaning of a request's `where`, which the schema has checked. */
export function readWhere(view: RoleView, table: Table, where: Coerced): BoolExp {
  if (!where) return ALWAYS;
  const all = Object.entries(where).map(([key, value]) => readEntry(view, table, key, value as Coerced));
  return { kind: 'and', all };
}

/** The element texts of a list as one array literal; a string is one already. */
export function arrayText(value: Coerced): string | null {
  if (value === null || typeof value === 'string') return value;
  return arrayLiteral((value as Coerced[]).map((item) => (item === null ? null : String(item))));
}

/** Text of a column's value. */
export function columnValue(column: Column, value: Coerced): Value {
  if (value === null) return { text: null };
  return { text: column.elementType ? arrayText(value) : String(value) };
}

function readEntry(view: RoleView, table: Table, key: string, value: Coerced): BoolExp {
  if (key === '_and' || key === '_or') {
    const all = (value as Coerced[]).map((item) => readWhere(view, table, item));
    return { kind: key === '_and' ? 'and' : 'or', all };
  }
  if (key === '_not') return { kind: 'not', exp: readWhere(view, table, value) };
  const relationship = table.relationships.find(({ name }) => name === key);
  if (relationship) {
    const filter = view.of(relationship.remote).select?.filter ?? ALWAYS;
    const where = both(filter, readWhere(view, relationship.remote, value));
    return { kind: 'related', relationship, where };
  }
  const column = table.columns.find(({ graphqlName }) => graphqlName === key);
  return { kind: 'and', all: column ? readComparisons(column, value) : [] };
}

function readComparisons(column: Column, comparisons: Coerced, cast?: 'text'): BoolExp[] {
  return Object.entries(comparisons as Record<string, Coerced>).flatMap(([operator, value]): BoolExp[] => {
    const base = { kind: 'compare', column, nullSafe: false, ...(cast && { cast }) } as const;
    if (operator === '_is_null') return [{ ...base, comparison: { operator, isNull: value === true } }];
    if (operator === '_cast')
      return readComparisons(column, (value as Record<string, Coerced>)['String'] ?? {}, 'text');
    if (!isCompareOperator(operator)) return [];
    return [{ ...base, comparison: { operator, value: operandOf(column, operator, value) } }];
  });
}

function operandOf(column: Column, operator: string, value: Coerced): Value {
  if (!takesList(operator)) return columnValue(column, value);
  const items = column.elementType ? (value as Coerced[]).map(arrayText) : value;
  return { text: arrayText(items) };
}
