import type { Column, Link, Table, Value, Condition } from './types.ts';

export type Direction =
  | ('asc' | 'asc_nulls_first' | 'asc_nulls_last')
  | ('desc' | 'desc_nulls_first' | 'desc_nulls_last');

export type Figure = 'avg' | 'max' | 'min' | 'stddev' | 'stddev_pop' | 'sum' | 'var_pop' | 'variance';

/** One key of an order; `via` leads over object relationships to the row it is taken from. */
export interface Order {
  via: Link[];
  direction: Direction;
  by:
    | { is: 'column'; column: Column }
    | { is: 'count'; link: Link }
    | { is: 'figure'; link: Link; figure: Figure; column: Column };
}

/** Arguments of a list of rows. */
export interface ListArguments {
  where: Condition | null;
  orderBy: Order[];
  limit: number | null;
  offset: number | null;
  distinctOn: Column[];
}

/** What is selected of one row. */
export type RowField = { key: string; shown: boolean } & (
  | { is: 'typename' }
  | { is: 'column'; column: Column }
  /** A part of a jsonb column: `steps` as `path`. */
  | { is: 'path'; column: Column; steps: (string | number)[] }
  | { is: 'object'; link: Link; fields: RowField[] }
  | { is: 'array'; link: Link; args: ListArguments; fields: RowField[] }
  | { is: 'aggregate'; link: Link; args: ListArguments; parts: AggregatePart[] }
);

export type AggregatePart = { key: string } & (
  | { is: 'nodes'; fields: RowField[] }
  | { is: 'aggregate'; figures: FigureField[] }
);

export type FigureField = { key: string } & (
  | { is: 'count'; columns: Column[]; distinct: boolean }
  | { is: Figure; columns: { key: string; column: Column }[] }
);

/** A field of the query root. */
export type RootField = { key: string; shown: boolean; table: Table } & (
  | { is: 'list'; args: ListArguments; fields: RowField[] }
  | { is: 'byKey'; id: Value; fields: RowField[] }
  | { is: 'aggregate'; args: ListArguments; parts: AggregatePart[] }
);

/** A whole query. */
export interface Question {
  role: string;
  fields: RootField[];
}
