/** Writes what follows from migrations and metadata: row types for the SQL builder, a GraphQL schema per role. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createEngine, migrate, type ProjectFiles, type SqlClient, type SqlDatabase } from '#engine';
import { readTables } from './catalog.ts';
import { tablesModule } from './rowTypes.ts';

const project = import.meta.dirname;
const folder = join(project, 'generated');
const header = '# Generated from hasura/ by `npm run generate`. Do not edit.\n\n';

/** Migrates an empty database, then writes `generated/tables.ts` and `generated/<role>.graphql` from it. */
export async function generateHasura(): Promise<void> {
  const pglite = await PGlite.create({ extensions: { btree_gist } });
  try {
    const files = readProject();
    const db = databaseOf(pglite);
    await migrate(db, files);
    const engine = await createEngine(db, files);
    const tables = tablesModule(await readTables(db));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'tables.ts'), tables);
    for (const role of engine.roles) writeFileSync(join(folder, `${role}.graphql`), `${header}${engine.sdl(role)}\n`);
  } finally {
    await pglite.close();
  }
}

function readProject(): ProjectFiles {
  const parts = ['config.yaml', 'migrations', 'metadata'].map((part) => join(project, part));
  const paths = parts.flatMap((part) => (part.endsWith('.yaml') ? [part] : filesIn(part)));
  return Object.fromEntries(
    paths.map((path) => [relative(project, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

function filesIn(parent: string) {
  const entries = readdirSync(parent, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function databaseOf(pglite: PGliteInterface): SqlDatabase {
  return {
    ...clientOf(pglite),
    exec: async (sql) => void (await pglite.exec(sql)),
    transaction: (run) => pglite.transaction((transaction) => run(clientOf(transaction))),
  };
}

const clientOf = (connection: PGliteInterface | Transaction): SqlClient => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, [...params])).rows,
});
