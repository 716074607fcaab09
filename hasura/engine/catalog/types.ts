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
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}
