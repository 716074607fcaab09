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

/** An answer as it goes over the wire. */
export interface Answer {
  /** JSON text of a {@link GraphQLResult}; of a query, as the database built it. */
  body: string;
  /** GraphQL base names of the tables a mutation wrote, e.g. `['wordDecks']`; empty for queries and what failed. */
  wrote: string[];
  /** What the planner said a query would cost, where questions are estimated. */
  cost?: number;
  /** The database's error when the answer only says "database query error"; for a log, not for the client. */
  hidden?: unknown;
}

/** An answer to look into. */
export interface Execution extends Omit<Answer, 'body'> {
  result: GraphQLResult;
}

/** Settings a Hasura server takes from its environment. */
export interface EngineOptions {
  /** bigint, numeric, float8 and money as JSON strings (`HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES`). Default false. */
  stringifyNumericTypes?: boolean;
  /** Deepest allowed nesting of fields, introspection aside, where `api_limits.yaml` says nothing. Default 12. */
  maxDepth?: number;
  /** Most fields of a document after fragments are expanded, where `api_limits.yaml` says nothing. Default 2,000. */
  maxNodes?: number;
  /** Only documents of `allow_list.yaml` for everyone but `admin` (`HASURA_GRAPHQL_ENABLE_ALLOWLIST`). Default false. */
  allowList?: boolean;
  /** Estimates questions before they run, and refuses what costs too much. Without it nothing is estimated. */
  costs?: CostOptions;
  /** Roles that may select a table may call query functions that return it (`HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS`). Default true. */
  inferFunctionPermissions?: boolean;
}

/** A subscription that can be run again and again. */
export interface LiveQuery {
  kind: 'live';
  /** The same for subscriptions whose answers are the same: SQL and parameters. */
  key: string;
  /** GraphQL base names of the tables it reads; null when a change of any table may change it. */
  reads: ReadonlySet<string> | null;
  /** The answer now. Never rejects. */
  run(): Promise<Answer>;
}

/** A subscription to rows in batches (`T_stream`). */
export interface StreamQuery {
  kind: 'stream';
  /** See {@link LiveQuery.reads}. */
  reads: ReadonlySet<string> | null;
  /** The rows that follow the last batch, as far as there are any. Never rejects; a refused batch is the last one. */
  next(): Promise<{ answer: Answer; isEmpty: boolean; isRefused: boolean }>;
}

/** Limits of what one question may cost, in the units of PostgreSQL's planner: a page read in order is 1, a row 0.01. */
export interface CostOptions {
  /** For roles that have no limit of their own. */
  most: number;
  perRole: Readonly<Record<string, number>>;
  /** Seconds after which a question ends itself, for a database that cannot be interrupted; null where it can. */
  deadline: number | null;
  /** Questions that cost less are not watched. */
  deadlineFrom: number;
}

/** Serves one Hasura project on one database. */
export interface Engine {
  /** Every role the metadata mentions, `admin` aside, sorted. */
  roles: string[];
  /** Answers a query or mutation; never rejects for a bad document, bad values or a refused write. */
  answer(request: GraphQLRequest, session: Session): Promise<Answer>;
  /** Like {@link Engine.answer}, with the answer read. */
  execute(request: GraphQLRequest, session: Session): Promise<Execution>;
  /**
   * Checks a subscription, to be run whenever something changes.
   * @returns null for a query or mutation, which is answered once; an answer when the request is refused
   */
  watch(request: GraphQLRequest, session: Session): LiveQuery | StreamQuery | Answer | null;
  /** Most requests in one batch (`api_limits.yaml`); null without a limit. */
  batchLimit(role: string): number | null;
  /** The role's schema as sorted SDL text, stable between runs. */
  sdl(role: string): string;
  /** What is tracked, for generators of row types. */
  tables(): TableInfo[];
}

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
