// @module-tag tree
// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import type { PGliteDatabase } from '../../../adapters/pglite.ts';
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

it.each([
  ['exam_questions_template_id_fkey', '시험 양식을', 'templateId'],
  ['clinic_todos_participant_id_fkey', '클리닉·상담 예약을', 'participantId'],
  ['participants_attendance_type_id_fkey', '출결 구분을', 'attTypeId'],
])('%s names what its table is called', (constraint, noun, field) => {
  expect(sayMissing(constraint)).toEqual({ detail: expect.stringContaining(noun), field });
});
