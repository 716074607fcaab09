export type Type = 'int' | 'numeric' | 'bool' | 'text' | 'timestamptz' | 'uuid' | 'jsonb';

/** A value as JSON; times are `YYYY-MM-DDTHH:MM:SS+00:00`, so that their order is that of the texts. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

export type Row = Readonly<Record<string, Value>>;

export interface Column {
  name: string;
  graphqlName: string;
  type: Type;
  nullable: boolean;
}

/** A relationship over a foreign key, seen from one of its ends. */
export interface Link {
  name: string;
  kind: 'object' | 'array';
  remote: Table;
  local: string;
  foreign: string;
}

export interface Permission {
  columns: readonly Column[];
  filter: Condition;
  limit: number | null;
  aggregations: boolean;
}

export interface Table {
  name: string;
  graphqlName: string;
  /** The key `id` first. */
  columns: Column[];
  links: Link[];
  /** Foreign keys: column and the table it refers to. */
  references: { column: Column; table: Table }[];
  rows: Row[];
  permissions: Map<string, Permission>;
}

/** The right side of a comparison: a value, or in permissions the session variable whose text is cast. */
export type Operand = { value: Value } | { session: string };

/** A condition on a row in `where` or in a permission. */
export type Condition =
  | { is: 'and' | 'or'; all: Condition[] }
  | { is: 'not'; of: Condition }
  | { is: 'compare'; column: Column; operator: string; operand: Operand }
  | { is: 'related'; link: Link; where: Condition }
  /** How many related rows there are that meet the filter. */
  | { is: 'count'; link: Link; distinct: Column | null; filter: Condition | null; operator: string; count: number }
  /** Only in permissions: another column of the row, or of the permission's row. */
  | { is: 'columns'; column: Column; operator: string; other: Column; root: boolean }
  | { is: 'exists'; table: Table; where: Condition };
