import type { Table } from './types.ts';

/** A tracked table as a generator of row types sees it. */
export interface TableInfo {
  schema: string;
  name: string;
  graphqlName: string;
  comment: string | null;
  columns: ColumnInfo[];
}

export interface ColumnInfo {
  name: string;
  graphqlName: string;
  /** Name in `pg_type`, e.g. `int4`, `timestamptz`, `_text` for an array. */
  pgType: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Never written by a client: a generated or identity-always column. */
  generated: boolean;
  comment: string | null;
  /** Values allowed by the enum table the column refers to. */
  enumValues?: string[];
}

export function tableInfo(table: Table): TableInfo {
  return {
    schema: table.schema,
    name: table.name,
    graphqlName: table.graphqlName,
    comment: table.comment,
    columns: table.columns.map((column) => ({
      name: column.name,
      graphqlName: column.graphqlName,
      pgType: column.type,
      nullable: column.nullable,
      hasDefault: column.hasDefault,
      generated: column.generated,
      comment: column.comment,
      ...(column.enumTable?.enumValues && { enumValues: column.enumTable.enumValues.map((value) => value.name) }),
    })),
  };
}
