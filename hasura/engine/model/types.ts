import type { CatalogColumn, CatalogConstraint } from '../catalog/types.ts';

/** The whole project: tracked tables with their meaning resolved. */
export interface Model {
  tables: Table[];
  roles: string[];
}

export interface Column extends CatalogColumn {
  graphqlName: string;
  /** The GraphQL scalar of the value, or of its elements for an array. */
  scalar: string;
  /** The enum table whose key the column refers to. */
  enumTable: Table | null;
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
  roots: Record<RootName, string>;
  /** Descriptions of the root fields. */
  rootComments: Record<RootName, string | null>;
  /** Values of an enum table (`is_enum`). */
  enumValues: EnumValue[] | null;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  permissions: Map<string, Permissions>;
}

/** What one role may do with one table; an absent member means not at all. */
export interface Permissions {
  select?: SelectPermission;
  insert?: InsertPermission;
  update?: UpdatePermission;
  delete?: DeletePermission;
}

export interface SelectPermission {
  columns: ReadonlySet<Column>;
  filter: BoolExp;
  limit: number | null;
  aggregations: boolean;
  /** Root fields the role sees (`select`, `select_by_pk`, `select_aggregate`); null means all. */
  queryRoots: ReadonlySet<string> | null;
}

export interface InsertPermission {
  columns: ReadonlySet<Column>;
  check: BoolExp;
  set: Presets;
  backendOnly: boolean;
}

export interface UpdatePermission {
  columns: ReadonlySet<Column>;
  filter: BoolExp;
  check: BoolExp;
  set: Presets;
  backendOnly: boolean;
}

export interface DeletePermission {
  filter: BoolExp;
  backendOnly: boolean;
}

/** Values the server fills in, by column. */
export type Presets = ReadonlyMap<Column, Value>;

/** A value for SQL: text to cast, or a session variable (lower case) whose text is cast. */
export type Value = { text: string | null } | { session: string };

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
  | ('_contains' | '_contained_in' | '_has_key' | '_has_keys_any' | '_has_keys_all');

export type ColumnOperator = '=' | '<>' | '>' | '<' | '>=' | '<=';

/** A condition on a row, from a permission's filter or a request's `where`. */
export type BoolExp =
  | { kind: 'and' | 'or'; all: readonly BoolExp[] }
  | { kind: 'not'; exp: BoolExp }
  /** `nullSafe`: equal when both are null, as in permissions. `cast`: compare the column's value as text. */
  | { kind: 'compare'; column: Column; comparison: Comparison; nullSafe: boolean; cast?: 'text' }
  /** `root` takes the other column from the row the permission stands on instead of the row at hand. */
  | { kind: 'columns'; column: Column; operator: ColumnOperator; other: Column; root: boolean }
  | { kind: 'related'; relationship: Relationship; where: BoolExp }
  | { kind: 'exists'; table: Table; where: BoolExp }
  /** A permission's own filter: the row at hand becomes what `root` refers to. */
  | { kind: 'permission'; filter: BoolExp };

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
