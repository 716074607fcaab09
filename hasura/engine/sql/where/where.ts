import { PREDICATES, type Predicate } from '../../model/aggregates.ts';
import { VALUE } from '../../model/functions.ts';
import { isCompareOperator, takesList } from '../../model/operators.ts';
import type { RoleView } from '../../model/roleView.ts';
import {
  ALWAYS,
  both,
  type BoolExp,
  type Column,
  type CompareOperator,
  type Relationship,
  type Table,
} from '../../model/types.ts';
import { arrayLiteral } from '../../model/value.ts';
import type { Coerced } from '../../plan/coerce.ts';
import { Deferred, whenKnown, type Text } from '../../plan/deferred.ts';
import { checkPattern, isPattern } from '../../plan/patterns.ts';

/** Meaning of a request's `where`, which the schema has checked. */
export function readWhere(view: RoleView, table: Table, where: Coerced): BoolExp {
  if (!where) return ALWAYS;
  const all = Object.entries(where).map(([key, value]) => readEntry(view, table, key, value as Coerced));
  return { kind: 'and', all };
}

/** The element texts of a list as one array literal; a string is one already. */
export function arrayText(value: Coerced): Text {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Deferred) return value.map((known) => arrayText(known) as string | null);
  const items = value as Coerced[];
  if (!items.some((item) => item instanceof Deferred)) return arrayLiteral(items.map(textOf));
  return new Deferred((run) =>
    arrayLiteral(items.map((item) => textOf(item instanceof Deferred ? item.of(run) : item))),
  );
}

/** Text of a column's value. */
export function columnText(column: Pick<Column, 'elementType'>, value: Coerced): Text {
  return column.elementType ? arrayText(value) : whenKnown(value, textOf);
}

function textOf(value: Coerced): string | null {
  return value === null ? null : String(value);
}

function readEntry(view: RoleView, table: Table, key: string, value: Coerced): BoolExp {
  if (key === '_and' || key === '_or') {
    const all = (value as Coerced[]).map((item) => readWhere(view, table, item));
    return { kind: key === '_and' ? 'and' : 'or', all };
  }
  if (key === '_not') return { kind: 'not', exp: readWhere(view, table, value) };
  const column = view.comparable(table).find(({ graphqlName }) => graphqlName === key);
  if (column) return { kind: 'and', all: readComparisons(view, column, value) };
  const field = table.computedFields.find(({ name }) => name === key);
  if (field?.table) return { kind: 'computedRows', field: field.use, where: permitted(view, field.table, value) };
  const relationship = table.relationships.find(({ name }) => name === key || `${name}_aggregate` === key);
  if (!relationship) return ALWAYS;
  if (relationship.name !== key) return readAggregateWhere(view, relationship, value);
  return { kind: 'related', relationship, where: permitted(view, relationship.remote, value) };
}

/** Related rows count only when the role may see them. */
function permitted(view: RoleView, table: Table, where: Coerced): BoolExp {
  return both(view.of(table).select?.filter ?? ALWAYS, readWhere(view, table, where));
}

function readAggregateWhere(view: RoleView, relationship: Relationship, value: Coerced): BoolExp {
  const [[name, figure] = []] = Object.entries(value as Record<string, Record<string, Coerced>>);
  const predicate = PREDICATES.find((candidate) => candidate.name === name);
  if (!predicate || !figure) return ALWAYS;
  const given = figure['arguments'] as Column | Column[] | Record<string, Column> | null | undefined;
  const columns = Array.isArray(given) ? given : operandColumns(predicate, given);
  const { type, scalar } = predicate.result;
  const result = { ...VALUE, type, scalar, sqlType: type, elementType: null, name: '', graphqlName: '' };
  const comparisons = readComparisons(view, result, figure['predicate']).flatMap((exp) =>
    exp.kind === 'compare' ? exp.comparison : [],
  );
  return {
    kind: 'aggregate',
    relationship,
    function: predicate.name,
    columns,
    distinct: figure['distinct'] === true,
    where: readWhere(view, relationship.remote, figure['filter']),
    comparisons,
    sqlType: type,
  };
}

function operandColumns({ operands }: Predicate, given: Column | Record<string, Column> | null | undefined): Column[] {
  if (!given) return [];
  return operands ? operands.flatMap((name) => (given as Record<string, Column>)[name] ?? []) : [given as Column];
}

function readComparisons(view: RoleView, column: Column, comparisons: Coerced, cast?: 'text'): BoolExp[] {
  return Object.entries(comparisons as Record<string, Coerced>).flatMap(([operator, value]): BoolExp[] => {
    const shownWhen = view.shownWhen(column);
    const base = { kind: 'compare', column, nullSafe: false, shownWhen, cast } as const;
    if (operator === '_is_null') return [{ ...base, comparison: { operator, isNull: value === true } }];
    if (operator === '_cast')
      return readComparisons(view, column, (value as Record<string, Coerced>)['String'] ?? {}, 'text');
    if (!isCompareOperator(operator)) return [];
    const text = checkedPattern(operator, operandText(column, operator, value));
    return [{ ...base, comparison: { operator, value: { text } } }];
  });
}

const checkedPattern = (operator: CompareOperator, text: Text): Text =>
  text instanceof Deferred
    ? isPattern(operator)
      ? text.map((known) => checkPattern(operator, known))
      : text
    : checkPattern(operator, text);

function operandText(column: Column, operator: string, value: Coerced): Text {
  if (!takesList(operator)) return columnText(column, value);
  if (!column.elementType) return arrayText(value);
  // A list of arrays: each becomes the text of one element.
  const literals = (known: Coerced) => arrayText((known as Coerced[]).map(arrayText)) as string | null;
  return value instanceof Deferred ? value.map(literals) : arrayText((value as Coerced[]).map(arrayText));
}
