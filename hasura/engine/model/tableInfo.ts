import type { Table } from './types.ts';
import type { TableInfo } from '../types.ts';

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
      enumValues: column.enumTable?.enumValues ? column.enumTable.enumValues.map((value) => value.name) : undefined,
    })),
  };
}
