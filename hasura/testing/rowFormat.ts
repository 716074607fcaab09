import type { Insertable } from 'kysely';
import type { Tables } from '../generated/tables.ts';

/** The default values of a row. `n` counts the inserted rows, for values that must be unique. */
export type RowMaker<T extends keyof Tables> = (n: number) => {
  [Column in keyof Insertable<Tables[T]>]?: Insertable<Tables[T]>[Column] | Parent;
};

export type RowMakers = { [T in keyof Tables]?: RowMaker<T> };

/** A row of another table that is inserted first, unless the test gives one. */
export class Parent {
  readonly table: keyof Tables;
  readonly values: Readonly<Record<string, unknown>>;
  constructor(table: keyof Tables, values: Readonly<Record<string, unknown>>) {
    this.table = table;
    this.values = values;
  }
}

/** Marks a column as the id of a new row of a table. */
export function parent<T extends keyof Tables>(table: T, values: ReturnType<RowMaker<T>> = {}): Parent {
  return new Parent(table, values);
}
