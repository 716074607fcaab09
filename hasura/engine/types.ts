import type { TableInfo } from './tableInfo.ts';

/** Runs one SQL statement with positional parameters (`$1` …). Parameters are always text or null. */
export interface SqlClient {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** A database that can also run a transaction and a script of many statements without parameters. */
export interface SqlDatabase extends SqlClient {
  transaction<T>(run: (client: SqlClient) => Promise<T>): Promise<T>;
  exec(sql: string): Promise<void>;
}

/** Path relative to the project folder → file text: `config.yaml`, `migrations/default/<ts>_<name>/up.sql`, `metadata/**`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Who asks. Keys of `variables` are lower case (`x-hasura-user-id`). */
export interface Session {
  role: string;
  variables: Readonly<Record<string, string>>;
}

export interface GraphQLRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Hasura answers with either `data` or exactly one error. */
export interface GraphQLResult {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; path: string } }[];
}

export interface Execution {
  result: GraphQLResult;
  /** GraphQL base names of the tables a mutation wrote, e.g. `['wordDecks']`; empty for queries. */
  wrote: string[];
  /** The database's error when the answer only says "database query error"; for a log, not for the asker. */
  hidden?: unknown;
}

/** Settings a Hasura server takes from its environment. */
export interface EngineOptions {
  /** bigint, numeric, float8 and money as JSON strings (`HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES`). Default false. */
  stringifyNumericTypes?: boolean;
  /** Deepest allowed nesting of fields, introspection aside. Default 12. */
  maxDepth?: number;
  /** Most fields a document may select after fragments are expanded. Default 2,000. */
  maxNodes?: number;
}

/** Serves one Hasura project on one database. */
export interface Engine {
  /** Every role the metadata mentions, `admin` aside, sorted. */
  roles: string[];
  /** Answers one request; never rejects for a bad document, bad values or a refused write. */
  execute(request: GraphQLRequest, session: Session): Promise<Execution>;
  /** The role's schema as sorted SDL text, stable between runs. */
  sdl(role: string): string;
  /** What is tracked, for generators of row types. */
  tables(): TableInfo[];
}
