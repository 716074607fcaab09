import type { Tables } from '#hasura/generated/tables.ts';

/** A row of a table as GraphQL returns it: names in camelCase, instants as ISO strings. */
export type Row<Table extends keyof Tables> = {
  [Column in keyof Tables[Table] as Camel<Column & string>]: Json<Selected<Tables[Table][Column]>>;
};

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
// Kysely's column types define what a select returns.
type Selected<Column> = Column extends { readonly __select__: infer Value } ? Value : Column;
type Json<Value> = Value extends Date ? string : Value;

/** A new id; each load of a page gives the same ids in the same order. */
export function nextId(): string {
  count += 1;
  return `01990000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
}

/** The id of something that a story calls by a name, the same on every page. */
export function namedId(name: string): string {
  const sum = [...name].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 2 ** 44, 7);
  return `01990000-0000-7000-9a00-${sum.toString(16).padStart(12, '0')}`;
}

/** The creation time and author of everything that builders make. */
export const stamps = {
  createdAt: '2026-11-02T01:00:00Z',
  updatedAt: '2026-11-02T01:00:00Z',
} as const;

let count = 0;
