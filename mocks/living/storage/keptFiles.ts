import { IdbFs } from '@electric-sql/pglite';
import type { SqlDatabase } from '#engine';

/**
 * PGlite's files, kept in IndexedDB when `keep` is called. PGlite itself would go through all of them after each statement, reads too, which
 * takes longer than the statement.
 */
export class KeptFiles extends IdbFs {
  override async syncToFs(): Promise<void> {}

  /** Resolves when IndexedDB has them as they are; rejects where the browser refuses it. Nobody may write meanwhile. */
  keep(): Promise<void> {
    return super.syncToFs();
  }
}

/** Keeps the files where something was written since the last time, so that whoever was answered finds it again after a reload. */
export function keepChanges(sql: Pick<SqlDatabase, 'transaction'>, files: KeptFiles): () => Promise<void> {
  let kept: string | undefined;
  return () =>
    // Others wait for a transaction, so that the files are of one moment.
    sql.transaction(async ({ query }) => {
      const [written] = await query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
      if (written?.at === kept) return;
      await files.keep();
      kept = written?.at;
    });
}
