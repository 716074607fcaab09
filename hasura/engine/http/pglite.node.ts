import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { hstore } from '@electric-sql/pglite/contrib/hstore';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { tablefunc } from '@electric-sql/pglite/contrib/tablefunc';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import type { SqlClient } from '../types.ts';
import type { PoolDatabase } from './postgres.node.ts';

/** A fresh database in memory, with the extensions that projects commonly create. Times are in UTC. */
export async function openMemory(): Promise<PoolDatabase> {
  const pglite = await PGlite.create({ extensions });
  await pglite.exec(`set time zone 'UTC'`);
  return {
    ...clientOf(pglite),
    transaction: (run) => pglite.transaction((transaction) => run(clientOf(transaction))),
    exec: async (sql) => void (await pglite.exec(sql)),
    close: () => pglite.close(),
  };
}

const extensions = {
  ...{ btree_gin, btree_gist, citext, fuzzystrmatch, hstore, intarray },
  ...{ ltree, pg_trgm, pgcrypto, tablefunc, unaccent, uuid_ossp },
};

function clientOf(runner: PGlite | Transaction): SqlClient {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await runner.query<Row>(sql, [...params])).rows,
  };
}
