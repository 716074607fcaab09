export { createEngine } from './engine.ts';
export { InconsistentMetadata, type MetadataProblem } from './errors.ts';
export { migrate, rollback } from './migrate.ts';
export type { ColumnInfo, TableInfo } from './model/tableInfo.ts';
export type {
  Answer,
  Engine,
  EngineOptions,
  Execution,
  GraphQLRequest,
  GraphQLResult,
  LiveQuery,
  ProjectFiles,
  Session,
  StreamQuery,
  SqlClient,
  SqlDatabase,
} from './types.ts';
