// @module-tag tree
// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import type { PGliteDatabase } from '../../adapters/pglite.ts';
import { sayMissing } from './missing.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openMigrated()));
afterAll(() => db.close());

/** Where nobody chooses what is named: it is the person who asks, the parent of a row, or a set that the server makes. */
const notChosen = [
  'users',
  'change_sets',
  'omr_scans',
  'omr_layouts',
  'error_logs',
  'jobs',
  'notification_events',
  'notifications',
  'payroll_closings',
  'push_subscriptions',
  'retention_runs',
];

it('has a noun for every foreign key by which people choose something', async () => {
  const names = await db.sql.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'f' and confrelid::regclass::text <> all ($1)`,
    [notChosen],
  );
  expect(names.length).toBeGreaterThan(100);
  const unnamed = names.filter(({ name }) => sayMissing(name).detail.startsWith('고른 항목')).map(({ name }) => name);
  expect(unnamed).toEqual([]);
});
