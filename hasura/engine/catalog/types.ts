/** A column as PostgreSQL describes it. */
export interface CatalogColumn {
  name: string;
  /** Name in `pg_type` of the column's base type (domains resolved), e.g. `int4`, `_text`. */
  type: string;
  /** The type as SQL text to cast to, without length or precision. */
  sqlType: string;
  /** For an array: name in `pg_type` of the element type. */
  elementType: string | null;
  nullable: boolean;
  hasDefault: boolean;
  /** A stored generated or identity-always column. */
  generated: boolean;
  comment: string | null;
}

export interface CatalogConstraint {
  name: string;
  columns: string[];
}

export interface CatalogForeignKey extends CatalogConstraint {
  schema: string;
  table: string;
  references: string[];
}

/** A table, view, materialised view or foreign table. */
export interface CatalogTable {
  schema: string;
  name: string;
  comment: string | null;
  columns: CatalogColumn[];
  primaryKey: CatalogConstraint | null;
  uniques: CatalogConstraint[];
  foreignKeys: CatalogForeignKey[];
  /** A table, whose rows change only by writes to it; a view shows those of others. */
  holdsRows: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}

/** A value that goes into a function or comes out of it. */
export interface CatalogType {
  /** Name in `pg_type` of the base type. */
  type: string;
  sqlType: string;
  elementType: string | null;
  isComposite: boolean;
}

export interface CatalogArgument extends CatalogType {
  name: string | null;
  hasDefault: boolean;
}

/** A function with plain input arguments only. */
export interface CatalogFunction {
  schema: string;
  name: string;
  comment: string | null;
  isVolatile: boolean;
  arguments: CatalogArgument[];
  returns: CatalogType;
  returnsSet: boolean;
  /** The table or view whose row type it returns. */
  returnsTable: { schema: string; name: string } | null;
  /** Whether it has arguments that come out (`out`, `table`) or take many values (`variadic`). */
  isUnusual: boolean;
}
