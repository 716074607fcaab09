// @module-tag whole
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, rollback, type ProjectFiles } from '#engine';
import type { Database } from '#api/ports/database.ts';
import { createLog } from '#api/ports/log.ts';
import { openPGlite } from '#api/adapters/pglite.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { openNative } from '#api/testing/servers/native.node.ts';
import { catalogText } from './testing/catalogText.ts';
import { files } from './testing/migrated.node.ts';

const versions = Object.keys(files)
  .flatMap((path) => /^migrations\/default\/(\d+)_.*\/up\.sql$/.exec(path)?.[1] ?? [])
  .toSorted();

const native = await openNative();
afterAll(() => native.close());

const silent = createLog(() => undefined, 'silent');
const places: [name: string, open: () => Promise<Database>][] = [
  ['PGlite', () => openPGlite()],
  [`native PostgreSQL ${native.skipped ?? ''}`, async () => openPostgres(native.url ?? '', silent)],
];

describe.each(places)('the migrations on %s', (name, open) => {
  let db: Database;
  /** The schema after each migration. */
  const stages: string[][] = [];
  const skip = name !== 'PGlite' && native.skipped !== undefined;
  beforeAll(async () => {
    if (!skip) db = await open();
  });
  afterAll(() => db?.close());

  it.skipIf(skip)('go up one by one', { timeout: 300_000 }, async () => {
    stages.push(await catalogText(db.sql));
    for (const version of versions) {
      expect(await migrate(db.sql, upTo(version))).toEqual([version]);
      stages.push(await catalogText(db.sql));
    }
  });

  it.skipIf(skip)('go down one by one, each leaving what was there before it', { timeout: 180_000 }, async () => {
    for (const version of versions.toReversed()) {
      expect(await rollback(db.sql, files)).toEqual([version]);
      stages.pop();
      expect(await catalogText(db.sql), `after ${version} down`).toEqual(stages.at(-1));
    }
  });

  it.skipIf(skip)('go up again, to the same schema', { timeout: 60_000 }, async () => {
    await migrate(db.sql, files);
    const once = await catalogText(db.sql);
    await rollback(db.sql, files, versions.length);
    expect(await migrate(db.sql, files)).toEqual(versions);
    expect(await catalogText(db.sql)).toEqual(once);
  });
});

function upTo(last: string): ProjectFiles {
  const kept = Object.entries(files).filter(([path]) => {
    const version = /^migrations\/default\/(\d+)_/.exec(path)?.[1];
    return version === undefined || version <= last;
  });
  return Object.fromEntries(kept);
}
