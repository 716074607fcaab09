// @module-tag whole
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import { installedFolder } from '#hasura/engine/testing/nativePostgres.node.ts';
import { catalogText } from '#hasura/testing/catalogText.ts';
import { tableSums } from './adapters/move/tableSums.ts';
import { openPostgres } from './adapters/postgres.node.ts';
import { readProjectFiles, readSeed } from './adapters/projectFiles.node.ts';
import type { Database } from './ports/database.ts';
import { createLog } from './ports/log.ts';
import { openNative } from './testing/servers/native.node.ts';

// The backup of docs/operations.md: pg_dump, and back into an empty database.
const [original, copy] = [await openNative(), await openNative()];
const programs = installedFolder();
const whyNot = original.skipped ?? copy.skipped ?? (programs === null ? 'skipped: no pg_dump' : '');

const files = readProjectFiles();
const silent = createLog(() => undefined, 'silent');

describe.skipIf(whyNot !== '')(`a backup of PostgreSQL ${whyNot}`, () => {
  let db: Database;
  let restored: Database;
  beforeAll(async () => {
    db = openPostgres(original.url ?? '', silent);
    restored = openPostgres(copy.url ?? '', silent);
    await migrate(db.sql, files);
    await db.sql.exec(readSeed('demo'));
  });
  afterAll(async () => {
    await Promise.all([db?.close(), restored?.close()]);
    await Promise.all([original.close(), copy.close()]);
  });

  it('is restored into an empty database, equal in every row, rule and function', async () => {
    const run = (program: string, args: string[]) => execFileSync(join(programs ?? '', program), args);
    const folder = mkdtempSync(join(tmpdir(), 'academy-'));
    const file = join(folder, 'dump.sql');
    // Roles belong to the server, not to the database.
    await restored.sql.exec('drop role if exists academy_api; create role academy_api nologin').catch(() => undefined);
    try {
      run('pg_dump', ['--dbname', original.url ?? '', '--file', file]);
      run('psql', ['-X', '--quiet', '-v', 'ON_ERROR_STOP=1', '--dbname', copy.url ?? '', '--file', file]);
    } finally {
      rmSync(folder, { recursive: true });
    }

    const rows = await tableSums(db.sql);
    expect(rows.find(({ name }) => name === 'public.sms_messages')?.count).toBeGreaterThan(0);
    expect(await tableSums(restored.sql)).toEqual(rows);
    expect(await schemaOf(restored)).toEqual(await schemaOf(db));
    expect(await migrate(restored.sql, files)).toEqual([]);
  });
});

/** The schema, without parentheses and blanks: `a or b or c` is read back flat. */
async function schemaOf({ sql }: Database): Promise<string[]> {
  return (await catalogText(sql)).map((line) => line.replaceAll(/[()\s]+/g, '')).toSorted();
}
