import type { Text } from './deferred.ts';

/** A query as one SQL statement that serves every run of the same document, role and shape of variables. */
export interface QueryPlan {
  /** Yields one row with the column `data`: JSON text. */
  sql: string;
  params: readonly Text[];
  /** How often tables are read. */
  tables: number;
  /** GraphQL base names of the tables it reads; null when views or functions hide what they read. */
  reads: ReadonlySet<string> | null;
}
