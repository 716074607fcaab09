import type { Aggregate } from '../model/aggregates.ts';
import type { Column } from '../model/types.ts';

/** SQL of an aggregate of one column. */
export function aggregateSql(aggregate: Aggregate, column: Column, sql: string): string {
  // PostgreSQL has no max of uuid; the text sorts the same way.
  if (column.type === 'uuid') return `${aggregate}(${sql}::text collate "C")::uuid`;
  return `${aggregate}(${sql})`;
}

/** Types whose values become JSON strings when numbers are stringified. */
const STRINGIFIED: ReadonlySet<string> = new Set(['int8', 'numeric', 'float8', 'money']);

/** A column's value as it goes into the answer. */
export function outputSql(column: Column, sql: string, stringify: boolean): string {
  return stringify && STRINGIFIED.has(column.type) ? `${sql}::text` : sql;
}
