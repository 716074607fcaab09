import type { CatalogColumn, CatalogConstraint } from '../catalog/types.ts';
import type { Text } from '../plan/deferred.ts';
import type { CatalogFunction } from '../catalog/types.ts';
import type { CatalogTable } from '../catalog/types.ts';
import type { LoadedTable, Place } from '../metadata/load.ts';
import type { QualifiedName } from '../metadata/schema.ts';

/** The whole project: what is tracked, with its meaning resolved. */
export interface Model {
  tables: Table[];
  functions: TrackedFunction[];
  roles: string[];
}

export interface Column extends CatalogColumn {
  graphqlName: string;
  /** The GraphQL scalar of the value, or of its elements for an array. */
  scalar: string;
  /** The enum table whose key the column refers to. */
  enumTable: Table | null;
  /** Set for a computed field, which looks like a column but is the result of a function. */
  computedBy?: FunctionUse;
}

export interface Relationship {
  name: string;
  kind: 'object' | 'array';
  comment: string | null;
  remote: Table;
  /** Pairs of a column here and the remote column it equals. */
  mapping: readonly { local: Column; remote: Column }[];
  /** Whether an object relationship may find nothing. */
  nullable: boolean;
  /** In a nested insert: is the remote row written before this one or after it? */
  insertion: 'before' | 'after';
}

export interface EnumValue {
  name: string;
  description: string | null;
}

export type RootName =
  | 'select'
  | 'select_by_pk'
  | 'select_aggregate'
  | 'select_stream'
  | 'insert'
  | 'insert_one'
  | 'update'
  | 'update_by_pk'
  | 'update_many'
  | 'delete'
  | 'delete_by_pk';

export interface Table {
  schema: string;
  name: string;
  graphqlName: string;
  comment: string | null;
  columns: Column[];
  primaryKey: Column[] | null;
  /** Primary key and unique constraints, for `on_conflict`. */
  constraints: CatalogConstraint[];
  relationships: Relationship[];
  computedFields: ComputedField[];
  roots: Record<RootName, string>;
  /** Descriptions of the root fields. */
  rootComments: Record<RootName, string | null>;
  /** Values of an enum table (`is_enum`). */
  enumValues: EnumValue[] | null;
  /** A table, whose rows change only by writes to it; a view shows those of others. */
  holdsRows: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  permissions: Map<string, Permissions>;
}

/** The permissions of one role on one table; an absent member means none. */
export interface Permissions {
  select?: SelectPermission | undefined;
  insert?: InsertPermission | undefined;
  update?: UpdatePermission | undefined;
  delete?: DeletePermission | undefined;
}

export interface SelectPermission {
  /** Columns and computed fields. */
  columns: ReadonlySet<Column>;
  /** Of an inherited role: when the value of a column shows; null otherwise. Columns that are not in it always do. */
  shownWhen: ReadonlyMap<Column, BoolExp>;
  filter: BoolExp;
  limit: number | null;
  aggregations: boolean;
  /** Root fields the role sees (`select`, `select_by_pk`, `select_aggregate`); null means all. */
  queryRoots: ReadonlySet<string> | null;
  /** The same for subscriptions, `select_stream` among them. */
  subscriptionRoots: ReadonlySet<string> | null;
}

/** What was written in metadata; roles that agree in it can be inherited together. */
interface Defined {
  definition: string;
}

export interface InsertPermission extends Defined {
  columns: ReadonlySet<Column>;
  check: BoolExp;
  set: Presets;
  backendOnly: boolean;
}

export interface UpdatePermission extends Defined {
  columns: ReadonlySet<Column>;
  filter: BoolExp;
  check: BoolExp;
  set: Presets;
  backendOnly: boolean;
}

export interface DeletePermission extends Defined {
  filter: BoolExp;
  backendOnly: boolean;
}

/** Values the server fills in, by column. */
export type Presets = ReadonlyMap<Column, Value>;

/** A value for SQL: text to cast, or a session variable (lower case) whose text is cast. */
export type Value = { text: Text } | { session: string };

export type Comparison = { operator: CompareOperator; value: Value } | { operator: '_is_null'; isNull: boolean };

export type CompareOperator =
  | ('_eq' | '_neq' | '_gt' | '_lt' | '_gte' | '_lte' | '_in' | '_nin')
  | (
      | '_like'
      | '_nlike'
      | '_ilike'
      | '_nilike'
      | '_similar'
      | '_nsimilar'
      | '_regex'
      | '_nregex'
      | '_iregex'
      | '_niregex'
    )
  | ('_contains' | '_contained_in' | '_has_key' | '_has_keys_any' | '_has_keys_all')
  | ('_ancestor' | '_ancestor_any' | '_descendant' | '_descendant_any')
  | ('_matches' | '_matches_any' | '_matches_fulltext');

export type ColumnOperator = '=' | '<>' | '>' | '<' | '>=' | '<=';

/** A condition on a row, from a permission's filter or a request's `where`. */
export type BoolExp =
  | { kind: 'and' | 'or'; all: readonly BoolExp[] }
  | { kind: 'not'; exp: BoolExp }
  | CompareExp
  /** `root` takes the other column from the row of the permission instead of the current row. */
  | { kind: 'columns'; column: Column; operator: ColumnOperator; other: Column; root: boolean }
  | { kind: 'related'; relationship: Relationship; where: BoolExp }
  | { kind: 'exists'; table: Table; where: BoolExp }
  /** Some row that the computed field's function returns. */
  | { kind: 'computedRows'; field: FunctionUse; where: BoolExp }
  | AggregateExp
  /** A permission's own filter: `root` refers to its current row. */
  | { kind: 'permission'; filter: BoolExp };

export interface CompareExp {
  kind: 'compare';
  column: Column;
  comparison: Comparison;
  /** Equal when both are null, as in permissions. */
  nullSafe: boolean;
  /** Compare the column's value as text. */
  cast?: 'text';
  /** The value counts as null when this is false. */
  shownWhen?: BoolExp | undefined;
}

/** A figure over related rows, compared. */
export interface AggregateExp {
  kind: 'aggregate';
  relationship: Relationship;
  /** Name of the SQL function. */
  function: string;
  /** What it is of; nothing means the rows themselves. */
  columns: readonly Column[];
  distinct: boolean;
  /** The related rows it is over. */
  where: BoolExp;
  /** All must be true. */
  comparisons: readonly Comparison[];
  /** SQL type of the figure. */
  sqlType: string;
}

export const ALWAYS: BoolExp = { kind: 'and', all: [] };

/** Both conditions, without wrapping what is always true. */
export function both(one: BoolExp, other: BoolExp): BoolExp {
  if (isAlways(one)) return other;
  if (isAlways(other)) return one;
  return { kind: 'and', all: [one, other] };
}

export function isAlways(exp: BoolExp): boolean {
  if (exp.kind === 'permission') return isAlways(exp.filter);
  return exp.kind === 'and' && exp.all.every(isAlways);
}

/** A function as the project uses it: which arguments the request gives, and which the engine. */
export interface FunctionUse {
  fn: CatalogFunction;
  /** Position of the argument that takes the row; null for a function that is no computed field. */
  rowAt: number | null;
  /** Position of the argument that takes the session variables as JSON. */
  sessionAt: number | null;
  inputs: FunctionInput[];
  /** Name of the GraphQL type of `args`. */
  argsType: string;
}

/** An argument that the asker gives. */
export interface FunctionInput {
  graphqlName: string;
  position: number;
  /** Name and types of the value, as if it were a column. */
  column: Column;
  hasDefault: boolean;
}

/** A field of a table that a function computes: a value, or rows of another table. */
export type ComputedField = { name: string; comment: string | null; use: FunctionUse } & (
  | { column: Column; table: null }
  | { column: null; table: Table }
);

/** A function that is a root field of its own. */
export interface TrackedFunction {
  use: FunctionUse;
  returns: Table;
  exposedAs: 'query' | 'mutation';
  root: string;
  aggregateRoot: string;
  comment: string | null;
  /** Roles that metadata names, and those that inherit from them. */
  roles: ReadonlySet<string>;
}

/** A tracked table while the model is being built. */
export interface Draft {
  table: Table;
  metadata: LoadedTable;
  catalog: CatalogTable;
}

/** What the builders of the model's parts need. */
export interface Building {
  drafts: Draft[];
  functions: readonly CatalogFunction[];
  find(name: QualifiedName): Draft | undefined;
  /** Reports a problem at `path` below an entry of the metadata. */
  report(entry: Place, path: string, message: string): void;
}
