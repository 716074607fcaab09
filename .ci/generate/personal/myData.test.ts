// @module-tag tree
import { readFileSync } from 'node:fs';
import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { camelCase } from '../../../hasura/camelCase.ts';
import { readTables } from '../../../hasura/catalog.ts';
import { files, openMigrated } from '../../../hasura/testing/migrated.node.ts';
import { trackedTables } from '../../../hasura/trackedTables.ts';
import { roleSchema } from '../role-schema.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openMigrated()));
afterAll(() => db.close());

/** What orders, places and counts rows for a screen, and says nothing of a student that the other columns do not. */
const forScreens =
  `board_answers.file_ids board_posts.is_public board_posts.sort_order board_posts.waiting_since clinic_todos.sequence
  files.content_type files.is_watermarked files.owner_type notifications.is_counsel submission_marks.rotation submissions.page_order
  users.type word_test_answers.sequence`.split(/\s+/);

const own = new Set(['version', 'created_at', 'updated_at']);

it('gives a student as a file every column of theirs that the portal may read', async () => {
  const paths = await db.sql.query<{ name: string }>(
    `select distinct relation::text as name from unnest('{student, user}'::text[]) as kind, personal_paths(kind)`,
  );
  const theirs = new Set(paths.map(({ name }) => name));
  const given = fieldsIn(readFileSync('portal/me/myData.graphql', 'utf8'));
  const tracked = trackedTables(files);
  const readable = (await readTables(db.sql)).flatMap(({ name, columns }) => {
    const table = tracked.find((one) => one.table.name === name);
    const rule = table?.select_permissions?.find(({ role }) => role === 'student')?.permission;
    if (!rule || !theirs.has(name)) return [];
    const type = table?.configuration?.custom_name ?? name;
    return columns
      .filter(
        (column) =>
          rule.columns.includes(column.name) && column.type !== 'uuid' && !column.isGenerated && !own.has(column.name),
      )
      .map((column) => ({ path: `${name}.${column.name}`, field: `${type}.${camelCase(column.name)}` }));
  });
  expect(readable.length).toBeGreaterThan(80);
  const kept = readable.filter(({ field }) => !given.has(field)).map(({ path }) => path);
  expect(kept.sort()).toEqual(forScreens);
});

/** The fields a document reads, each with its type. */
function fieldsIn(document: string): Set<string> {
  const types = new TypeInfo(roleSchema('student'));
  const found = new Set<string>();
  const note = () => void found.add(`${getNamedType(types.getParentType())?.name}.${types.getFieldDef()?.name}`);
  visit(parse(document), visitWithTypeInfo(types, { Field: note }));
  return found;
}
