import type { Column } from './types.ts';

/** Aggregate functions over columns; `count` is apart. */
export const AGGREGATES = [
  ...(['avg', 'max', 'min', 'stddev', 'stddev_pop', 'stddev_samp', 'sum', 'var_pop', 'var_samp', 'variance'] as const),
] as const;

export type Aggregate = (typeof AGGREGATES)[number];

/** The columns an aggregate accepts: numbers, or for max and min any with an order. */
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

/** A figure that `where` can compare. */
export interface Predicate {
  name: string;
  /** Its input: rows, or one column of this type. */
  of: 'rows' | 'bool' | 'float8';
  /** Names of the columns it takes, when more than one. */
  operands?: readonly string[];
  result: { type: string; scalar: string };
}

const FLOAT = { type: 'float8', scalar: 'float8' };
const BOOLEAN = { type: 'bool', scalar: 'Boolean' };

/** The aggregates Hasura allows in `where`: counts, flags taken together, and figures of double precision columns. */
export const PREDICATES: readonly Predicate[] = [
  { name: 'avg', of: 'float8', result: FLOAT },
  { name: 'bool_and', of: 'bool', result: BOOLEAN },
  { name: 'bool_or', of: 'bool', result: BOOLEAN },
  { name: 'corr', of: 'float8', operands: ['Y', 'X'], result: FLOAT },
  { name: 'count', of: 'rows', result: { type: 'int4', scalar: 'Int' } },
  { name: 'covar_samp', of: 'float8', operands: ['Y', 'X'], result: FLOAT },
  { name: 'max', of: 'float8', result: FLOAT },
  { name: 'min', of: 'float8', result: FLOAT },
  { name: 'stddev_samp', of: 'float8', result: FLOAT },
  { name: 'sum', of: 'float8', result: FLOAT },
  { name: 'var_samp', of: 'float8', result: FLOAT },
];

export function predicateColumns(type: string, columns: readonly Column[]): Column[] {
  return columns.filter((column) => column.type === type && !column.enumTable);
}
