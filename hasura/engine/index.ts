export { createEngine } from './engine.ts';
export { InconsistentMetadata, type MetadataProblem } from './errors.ts';
export { migrate, rollback } from './migrate.ts';
export type { ColumnInfo, TableInfo } from './tableInfo.ts';
export type {
  Engine,
  EngineOptions,
  Execution,
  GraphQLRequest,
  GraphQLResult,
  ProjectFiles,
  Session,
  SqlClient,
  SqlDatabase,
} from './types.ts';
