export { createEngine } from './engine.ts';
export { InconsistentMetadata, QueryError, type MetadataProblem } from './errors.ts';
export { graphqlError, isRequest, parseRequests, type ParsedRequest } from './http/requests.ts';
export { socketServerOptions, type ConnectionParams, type SocketOptions } from './http/websocket.ts';
export { ChangeFeed, type Changes } from './live/changes.ts';
export { LiveQueries } from './live/liveQueries.ts';
export { subscribe } from './live/subscribe.ts';
export { appliedVersions, migrate, migrationsOf, rollback, type Migration } from './migrate.ts';
export type {
  Answer,
  CostOptions,
  ColumnInfo,
  Engine,
  EngineOptions,
  Execution,
  GraphQLRequest,
  GraphQLResult,
  LiveQuery,
  ProjectFiles,
  Session,
  SqlClient,
  SqlDatabase,
  StreamQuery,
  TableInfo,
} from './types.ts';
