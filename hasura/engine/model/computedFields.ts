import type { ComputedFieldMetadata } from '../metadata/schema.ts';
import { findFunction, functionUse, sessionPosition, VALUE } from './functions.ts';
import type { ComputedField, Building, Draft } from './types.ts';
import { scalarName } from './naming.ts';

/** Resolves the computed fields of a table. */
export function readComputedFields(draft: Draft, building: Building): void {
  for (const [index, entry] of draft.metadata.computed_fields.entries()) {
    const found = resolve(draft, building, entry);
    if (typeof found === 'string') building.report(draft.metadata, `computed_fields[${index}].definition`, found);
    else draft.table.computedFields.push(found);
  }
}

/** @returns the field, or what is wrong with it */
function resolve(
  { table }: Draft,
  building: Building,
  { name, comment, definition }: ComputedFieldMetadata,
): ComputedField | string {
  const fn = findFunction(building, definition.function);
  if (typeof fn === 'string') return fn;
  if (fn.isVolatile) return `the function ${fn.name} is VOLATILE; a computed field must be STABLE or IMMUTABLE`;
  const named = definition.table_argument;
  const rowAt = named ? fn.arguments.findIndex((argument) => argument.name === named) : 0;
  const row = fn.arguments[rowAt];
  if (!row)
    return named ? `the function ${fn.name} has no argument "${named}"` : `the function ${fn.name} takes no row`;
  if (row.type !== table.name) return `the argument of ${fn.name} for the row is no ${table.schema}.${table.name}`;
  const sessionAt = sessionPosition(fn, definition.session_argument);
  if (typeof sessionAt === 'string') return sessionAt;
  const use = functionUse(fn, rowAt, sessionAt, `${name}_${table.graphqlName}_args`);
  const base = { name, use, comment: (comment ?? fn.comment) || null };
  if (fn.returnsTable) {
    const target = building.find(fn.returnsTable)?.table;
    if (!target) return `the table ${fn.returnsTable.schema}.${fn.returnsTable.name} is not tracked`;
    return fn.returnsSet ? { ...base, column: null, table: target } : `the function ${fn.name} must return SETOF`;
  }
  if (fn.returnsSet) return `the function ${fn.name} returns a set of something that is no tracked table`;
  const column = {
    ...VALUE,
    ...fn.returns,
    name,
    graphqlName: name,
    comment: base.comment,
    scalar: scalarName(fn.returns.elementType ?? fn.returns.type),
    computedBy: use,
  };
  return { ...base, column, table: null };
}
