import type { Kysely } from 'kysely';
import type { SqlClient, SqlDatabase } from '#engine';
import type { Tables } from '#hasura/generated/tables.ts';

/** The one database of an academy: PGlite in this process (or browser), or a PostgreSQL server. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** Query builder of the handlers. */
  kysely: Kysely<Tables>;
  /** Raw SQL for the GraphQL engine and the migrations, on the same connection or pool. */
  sql: SqlDatabase;
  /**
   * Calls back for every NOTIFY on a channel, until the returned function is called. A lost connection is reopened;
   * `missed` then says that notifications may have been lost in between.
   */
  listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /** Runs statements and bulk loads in one transaction. */
  load<T>(run: (loader: Loader) => Promise<T>): Promise<T>;
  /** Names the one listener that hears of every statement when it has ended. */
  onStatement(hear: (statement: Statement) => void): void;
  /** The pools of a server; none where there is one connection. */
  connections(): Connections[];
  close(): Promise<void>;
}

/** A statement that has ended. */
export interface Statement {
  /** Its text, which may hold values. */
  sql: string;
  ms: number;
  failed: boolean;
}

/** How many connections of a pool are in use and idle, and how many callers wait for one. */
export interface Connections {
  pool: string;
  used: number;
  idle: number;
  waiting: number;
}

/** A transaction that also supports COPY. */
export interface Loader extends SqlClient {
  /** `COPY target FROM STDIN` in PostgreSQL's text format. @param target a table, or a table with its columns */
  copy(target: string, chunks: Iterable<string>): Promise<void>;
}

/** There is no connection to the database now: it restarts, is not reachable, or has none left. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** The role that owns nothing, which the api acts as once the migrations have run. */
export const apiRole = 'academy_api';
