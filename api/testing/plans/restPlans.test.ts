// @module-tag whole
import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import type { Database } from '../../ports/database.ts';
import { startApi, type Person, type TestApi } from '../api.ts';
import { bigTables, openLargeWorld } from './largeWorld.node.ts';
import { findPlaces, type Places } from './places.ts';
import { wholeReadsOf, type PlanNode, type WholeRead } from './plan.ts';

// What GET answers by REST is held to the same line as the documents: the statements of each call are explained on the same world.

/** Reads that must scan a large table, with the reason. */
const readsAll: Partial<Record<OperationId, string[]>> = {
  // Their number and bytes are summed.
  readSystem: ['files'],
  // Counted while the list of first steps is shown; a text that went out ends the search.
  readSetup: ['enrollments', 'sms_recipients', 'students'],
  // Counted for its pages, once; the page itself comes from an index.
  listBoardPosts: ['board_posts'],
};

/** Reads that need more than a place of the world; none of them lists anything. */
const elsewhere: Partial<Record<OperationId, string>> = {
  getDownload: 'one file by its id',
  getMyDownload: 'one file by its id',
  readSheetPage: 'one page of a scan by its id',
  readSmsPicture: 'one picture by its id',
  readVideoProgress: 'one row by its ids',
};

let db: Database;
let api: TestApi;
let places: Places;
let big: Set<string>;
let closedMonth: string;
let asked: CompiledQuery[] = [];
const listening: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    asked.push(db.kysely.getExecutor().compileQuery<unknown>(node as RootOperationNode, queryId));
    return node;
  },
  transformResult: async ({ result }) => result,
};
beforeAll(async () => {
  db = await openLargeWorld();
  places = await findPlaces(db.sql);
  big = await bigTables(db);
  const [closing] = await db.sql.query<{ month: string }>('select max(month)::text as month from payroll_closings');
  closedMonth = closing?.month.slice(0, 7) ?? '';
  await db.kysely.updateTable('users').set({ is_active: true }).where('id', '=', students.minsu.id).execute();
  // Only the plans are of a large world: no statement of a test may write its statistics anew.
  api = await startApi({}, { ...db, kysely: db.kysely.withPlugin(listening) });
}, 240_000);
afterAll(() => api.close());

const gets = (Object.keys(operations) as OperationId[]).filter((id) => String(operations[id].method) === 'GET');
const callers: Readonly<Record<string, Person>> = { student: 'minsu', ta: 'ta', admin: 'admin', any: 'admin' };

/** The address of a read in the world. */
function addressOf(id: OperationId): string {
  const { lectureId, weekId, examId, taId, deckId, day, month } = places;
  const values: Readonly<Record<string, string>> = {
    lectureId,
    weeklyLectureId: weekId,
    examId,
    taId,
    deckId,
    month: closedMonth,
    ownerType: 'LECTURE',
    ownerId: lectureId,
  };
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
  const query: Partial<Record<OperationId, Record<string, string>>> = {
    countClinicTaAssignments: { startDate: day, endDate: day },
    listClinicSlots: { startDate: day, endDate: day },
    listClinicTaAssignments: { date: day, taId },
    listWorkRecords: { month: month.slice(0, 7) },
    readClinicDailyStatus: { startDate: day, endDate: day },
    readMyPay: { month: month.slice(0, 7) },
    readPayroll: { month: month.slice(0, 7) },
  };
  const search = new URLSearchParams(query[id]);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Reads of whole large tables by what was asked since the last call. */
async function wholeReads(): Promise<WholeRead[]> {
  const statements = asked;
  asked = [];
  const found: WholeRead[] = [];
  for (const { sql, parameters } of statements) {
    if (!/^\s*(select|with|update|delete)\b/i.test(sql) || /set_config|pg_notify/.test(sql)) continue;
    const [row] = await db.sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      parameters,
    );
    if (row) found.push(...wholeReadsOf(row['QUERY PLAN'][0].Plan));
  }
  return found.filter(({ table }) => big.has(table));
}

/** Whole reads beside one of each of these tables. */
async function beyond(allowed: readonly string[] = []): Promise<WholeRead[]> {
  const left = [...allowed];
  return (await wholeReads()).filter(({ table }) => {
    const place = left.indexOf(table);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

describe('no read by REST scans a large table', () => {
  it.each(gets.filter((id) => elsewhere[id] === undefined))('%s', { timeout: 60_000 }, async (id) => {
    const as = callers[operations[id].access];
    await api.call('GET', '/auth/account', { as });
    asked = [];
    const { status, body } = await api.send('GET', addressOf(id), { as });
    expect([status, status < 300 ? '' : JSON.stringify(body)]).toEqual([200, '']);
    expect(asked.length).toBeGreaterThan(0);
    expect(await beyond(readsAll[id])).toEqual([]);
  });

  it.each<[Person, string]>([
    ['minsu', '/board'],
    ['minsu', '/board?show=MINE'],
    ['minsu', '/board?show=CLASS&category=QUESTION'],
    ['ta', '/board?category=FAQ'],
    ['ta', '/board?show=WAITING'],
    ['ta', `/board?words=${encodeURIComponent('판별식')}`],
  ])('nor does %s at %s', async (as, address) => {
    await api.call('GET', '/auth/account', { as });
    asked = [];
    expect((await api.send('GET', address, { as })).status).toBe(200);
    expect(await beyond(readsAll.listBoardPosts)).toEqual([]);
  });

  it('notices one that does', async () => {
    asked = [];
    await api.deps.db.kysely.selectFrom('participants').select('id').where('memo', 'like', '%늦%').execute();
    expect(await wholeReads()).toEqual([expect.objectContaining({ table: 'participants' })]);
  });
});
