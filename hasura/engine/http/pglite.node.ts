import { PGlite, type Extensions, type Transaction } from '@electric-sql/pglite';
import type { ProjectFiles, SqlClient } from '../types.ts';
import type { PoolDatabase } from './postgres.node.ts';

/** A fresh database in memory, with the extensions that the project's migrations create. Times are in UTC. */
export async function openMemory(files: ProjectFiles = {}): Promise<PoolDatabase> {
  const pglite = await PGlite.create({ extensions: await extensionsOf(files) });
  await pglite.exec(`set time zone 'UTC'`);
  return {
    ...clientOf(pglite),
    transaction: (run) => pglite.transaction((transaction) => run(clientOf(transaction))),
    exec: async (sql) => void (await pglite.exec(sql)),
    close: () => pglite.close(),
  };
}

/** Each takes a while to load, so only the requested ones are loaded. */
const EXTENSIONS: Readonly<Record<string, () => Promise<Extensions>>> = {
  btree_gin: () => import('@electric-sql/pglite/contrib/btree_gin'),
  btree_gist: () => import('@electric-sql/pglite/contrib/btree_gist'),
  citext: () => import('@electric-sql/pglite/contrib/citext'),
  cube: () => import('@electric-sql/pglite/contrib/cube'),
  fuzzystrmatch: () => import('@electric-sql/pglite/contrib/fuzzystrmatch'),
  hstore: () => import('@electric-sql/pglite/contrib/hstore'),
  intarray: () => import('@electric-sql/pglite/contrib/intarray'),
  isn: () => import('@electric-sql/pglite/contrib/isn'),
  ltree: () => import('@electric-sql/pglite/contrib/ltree'),
  pg_trgm: () => import('@electric-sql/pglite/contrib/pg_trgm'),
  pgcrypto: () => import('@electric-sql/pglite/contrib/pgcrypto'),
  tablefunc: () => import('@electric-sql/pglite/contrib/tablefunc'),
  unaccent: () => import('@electric-sql/pglite/contrib/unaccent'),
  'uuid-ossp': () => import('@electric-sql/pglite/contrib/uuid_ossp'),
};

async function extensionsOf(files: ProjectFiles): Promise<Extensions> {
  const migrations = Object.entries(files).filter(([path]) => path.startsWith('migrations/'));
  const created = migrations.flatMap(([, sql]) =>
    [...sql.matchAll(/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)/gi)].map(([, name = '']) => name),
  );
  const loading = [...new Set(created)].map(async (name) => (await EXTENSIONS[name.toLowerCase()]?.()) ?? {});
  return Object.assign({}, ...(await Promise.all(loading))) as Extensions;
}

function clientOf(runner: PGlite | Transaction): SqlClient {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await runner.query<Row>(sql, [...params])).rows,
  };
}
