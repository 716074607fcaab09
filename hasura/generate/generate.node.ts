/** Writes what follows from migrations and metadata: row types for the SQL builder, a GraphQL schema per role, a picture. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEngine, migrate, type ProjectFiles, type SqlDatabase } from '#engine';
import { accessDocument } from '../access/document.ts';
import { readForeignKeys, readPrimaryKeys, readTables } from '../catalog.ts';
import { functionFiles, objectsAfter } from './functions.ts';
import { schemaDocument, type Chapter } from './picture.ts';
import { personalFieldsModule } from './personalFields.ts';
import { personalDocument } from '../personal/document.ts';
import { trackedTables } from '../trackedTables.ts';
import { parentsFirst, tableOrderModule } from './tableOrder.ts';
import { columnWordsModule } from './columnWords.ts';
import { constraintsModule } from './constraints.ts';
import { referencesModule } from './references.ts';
import { rowRulesModule } from './rowRules.ts';
import { rowDefaultsModule } from './rowDefaults.ts';
import { tablesModule } from './rowTypes.ts';
import { splitSchemas } from './schemaFiles.node.ts';

const project = join(import.meta.dirname, '..');
const folder = join(project, 'generated');
const docs = join(project, '../docs/generated');
const tablesHeader = '# Generated from the files of this folder by `npm run generate`. Do not edit.\n';
const header = '# Generated from hasura/ by `npm run generate`. Do not edit.\n\n';

/**
 * Lists the files of tracked tables for Hasura. Then migrates the empty database and writes `generated/` from it (row types, the order of tables,
 * functions, schemas) and the picture in `docs/`.
 */
export async function generateHasura(db: SqlDatabase): Promise<void> {
  writeTrackedTables();
  const files = readProject();
  const { chapters, slices } = await migrateByChapter(db, files);
  const engine = await createEngine(db, files);
  const tables = await readTables(db);
  const foreignKeys = await readForeignKeys(db);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'tables.ts'), tablesModule(tables));
  writeFileSync(join(folder, 'rowDefaults.ts'), await rowDefaultsModule(db, tables));
  writeFileSync(join(folder, 'references.ts'), referencesModule(foreignKeys));
  writeFileSync(join(folder, 'constraints.ts'), await constraintsModule(db, tables));
  writeFileSync(join(folder, 'rowRules.ts'), await rowRulesModule(db));
  writeFileSync(join(folder, 'columnWords.ts'), await columnWordsModule(db, tables));
  writeFileSync(join(folder, 'personalFields.ts'), personalFieldsModule(tables, trackedTables(files)));
  writeFileSync(join(folder, 'tableOrder.ts'), tableOrderModule(parentsFirst(tables, foreignKeys)));
  const picture = schemaDocument(chapters, foreignKeys, await readPrimaryKeys(db));
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, 'schema.md'), picture);
  writeFileSync(join(docs, 'table-access.md'), accessDocument(trackedTables(files)));
  writeFileSync(join(docs, 'personal-data.md'), personalDocument(trackedTables(files)));
  mkdirSync(join(folder, 'functions'));
  for (const [name, sql] of await functionFiles(db, slices)) writeFileSync(join(folder, 'functions', name), sql);
  mkdirSync(join(folder, 'schema'));
  const schemas = new Map(engine.roles.map((role) => [role, engine.sdl(role)]));
  for (const [name, sdl] of splitSchemas(schemas)) writeFileSync(join(folder, 'schema', name), header + sdl);
}

/**
 * Applies the migrations one by one. A migration with tables is a chapter, titled by its first line; the
 * slice it is named after is that of the functions, triggers and views it brings.
 */
async function migrateByChapter(db: SqlDatabase, files: ProjectFiles) {
  const names = Object.keys(files).flatMap((path) => /^migrations\/default\/(.+)\/up\.sql$/.exec(path)?.[1] ?? []);
  const titles = new Map<string, string>();
  const homes = new Map<string, string>();
  let newest = 0;
  for (const name of names.toSorted()) {
    await migrate(db, Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${name}/`))));
    const title = /^-- (?:The )?([^:.\n]+)/.exec(files[`migrations/default/${name}/up.sql`] ?? '')?.[1] ?? name;
    titles.set(name, title.charAt(0).toUpperCase() + title.slice(1));
    for (const made of await objectsAfter(db, newest)) {
      if (!homes.has(made.name)) homes.set(made.name, name);
      newest = made.oid;
    }
  }
  const tables = await readTables(db);
  const chapters: Chapter[] = [...titles]
    .map(([name, title]) => ({ title, tables: tables.filter((table) => homes.get(table.name) === name) }))
    .filter((chapter) => chapter.tables.length > 0);
  return { chapters, slices: new Map([...homes].map(([made, name]) => [made, name.split('_')[1] ?? name])) };
}

/** Hasura's CLI reads the tracked tables from a list of their files, in the order of their names. */
function writeTrackedTables(): void {
  const place = join(project, 'metadata/databases/default/tables');
  const files = readdirSync(place).filter((name) => name !== 'tables.yaml');
  const list = files.toSorted().map((name) => `- "!include ${name}"\n`);
  writeFileSync(join(place, 'tables.yaml'), `${tablesHeader}${list.join('')}`);
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
