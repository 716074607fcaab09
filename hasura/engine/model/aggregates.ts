import type { Column } from './types.ts';

/** Aggregate functions over columns; `count` is apart. */
export const AGGREGATES = [
  ...(['avg', 'max', 'min', 'stddev', 'stddev_pop', 'stddev_samp', 'sum', 'var_pop', 'var_samp', 'variance'] as const),
] as const;

export type Aggregate = (typeof AGGREGATES)[number];

/** The columns an aggregate can be taken of: numbers, or for max and min whatever has an order. */
export function aggregated(aggregate: Aggregate, columns: readonly Column[]): Column[] {
  const types = keepsType(aggregate) ? ORDERED : NUMERIC;
  return columns.filter((column) => types.has(column.type) && !column.enumTable);
}

/** max, min: the result is a value of the column. */
export function keepsType(aggregate: Aggregate): boolean {
  return aggregate === 'max' || aggregate === 'min';
}

const NUMERIC: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money']);
const ORDERED: ReadonlySet<string> = new Set([
  ...NUMERIC,
  ...['text', 'varchar', 'bpchar', 'citext', 'name', 'uuid'],
  ...['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'],
]);
