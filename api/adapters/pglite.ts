import { PGlite, types, type IdbFs } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { SqlClient } from '#engine';
import type { Tables } from '#hasura/generated/tables.ts';
import { apiRole, type Database } from '../ports/database.ts';
import { statementTimes } from './database/statementTimes.ts';
import { dialectInTurns, oneEachTurn } from './database/turns.ts';

export interface PGliteOptions {
  /** A folder; absent for a database in memory. */
  dataDir?: string;
  /** Where files are in a browser, in the place of a folder. */
  fs?: IdbFs | undefined;
  /** A dump to start from when there is no data yet. */
  snapshot?: Blob;
}

/** A PGlite database, which can also be dumped. */
export interface PGliteDatabase extends Database {
  kind: 'pglite';
  /** From now on acts as the role that owns nothing, as far as one connection can: it is the superuser's. */
  giveUpOwnership(): Promise<void>;
  /** The whole data folder as a tar, compressed where the platform can. */
  dump(compression?: 'none' | 'gzip' | 'auto'): Promise<Blob>;
  /** Runs something while nobody asks the database and its files hold all that was written. */
  atRest(run: () => Promise<void>): Promise<void>;
}

/** Opens PGlite, in Node and in the browser. */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGliteDatabase> {
  return databaseOn(await createPGlite(options));
}

/** PGlite with the extensions of the migrations. A quarter of the usual buffers: what they lack, the system's file cache has. Dates and times come as strings, bigint and numeric as numbers. */
export function createPGlite({ dataDir, fs, snapshot }: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    fs,
    loadDataDir: snapshot,
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    parsers: { [types.DATE]: asIs, [types.TIME]: asIs, [types.INT8]: Number, [types.NUMERIC]: Number },
  });
}

/** The `Database` port over a PGlite. */
export function databaseOn(pglite: PGlite): PGliteDatabase {
  const times = statementTimes();
  const turn = oneEachTurn();
  const client = (run: Pick<PGlite, 'query'>): SqlClient => ({
    query: <Row>(sql: string, params?: readonly unknown[]) =>
      times.timed(sql, async () => (await run.query<Row>(sql, params ? [...params] : undefined)).rows),
  });
  const alone = client(pglite);
  return {
    kind: 'pglite',
    kysely: new Kysely<Tables>({ dialect: dialectInTurns({ pglite }, turn), log: times.log }),
    sql: {
      query: (sql, params) => turn().then(() => alone.query(sql, params)),
      transaction: (run) => turn().then(() => pglite.transaction((trx) => run(client(trx as unknown as PGlite)))),
      exec: async (sql) => void (await pglite.exec(sql)),
    },
    load: (run) =>
      pglite.transaction((trx) =>
        run({
          ...client(trx as unknown as PGlite),
          copy: async (target, chunks) =>
            void (await trx.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([...chunks]) })),
        }),
      ),
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear);
      return () => stop();
    },
    onStatement: times.onStatement,
    connections: () => [],
    giveUpOwnership: async () => {
      // COPY reads what it is given from a file of PGlite's own; the hourly `analyze` needs pg_maintain.
      await pglite.exec(`grant pg_read_server_files, pg_checkpoint, pg_maintain to ${apiRole}; set role ${apiRole}`);
    },
    dump: (compression = 'auto') => pglite.dumpDataDir(compression),
    atRest: (run) =>
      pglite.transaction(async (trx) => {
        await trx.exec('checkpoint');
        await run();
      }),
    close: () => pglite.close(),
  };
}

const asIs = (text: string) => text;
