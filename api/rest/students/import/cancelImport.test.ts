// @module-tag timeless
import { InsertQueryNode, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { heavyThreads } from '../../../heavy/threads.node.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { sendImport, workbookOf } from '../../../testing/setups/workbooks.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const rows = Array.from({ length: 1_200 }, (_, at) => [`그만 ${at}`, String(78_000_000 + at), '고2', '기숙']);
const file = workbookOf([['이름', '학번', '학년', '태그'], ...rows]);

const counted = () =>
  api.deps.db.sql.query(
    'select count(*)::int as students, (select count(*)::int from audit_log) as entries from students',
  );

/** Tells that rows of a table are about to be written. */
const onInsert = (table: string, hear: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (InsertQueryNode.is(node) && node.into?.table.identifier.name === table) hear();
    return node;
  },
  transformResult: async ({ result }) => result,
});

it('writes nothing when the client disconnects', async () => {
  const {
    plan,
    sheets: [sheet],
  } = (await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file })).body;
  const { token } = await api.signIn(staff.ta.loginId);
  const before = await counted();
  const body = new FormData();
  body.set('mode', 'COMMIT');
  body.set('plan', plan);
  body.set('sheet', JSON.stringify(sheet));
  const leaving = new AbortController();
  const request = new Request('http://academy.test/api/students/excel', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
    signal: leaving.signal,
  });
  const { db } = api.deps;
  Object.assign(api.deps, { db: { ...db, kysely: db.kysely.withPlugin(onInsert('students', () => leaving.abort())) } });
  const { status } = await api.app.fetch(request, { ip: '192.0.2.1' });
  Object.assign(api.deps, { db });
  expect([status, leaving.signal.aborted]).toEqual([409, true]);
  expect(await counted()).toEqual(before);
});

it('reads a file in a worker, with the same result', async () => {
  const here = await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file });
  Object.assign(api.deps, { heavy: heavyThreads() });
  const aside = await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file });
  expect([aside.status, aside.body]).toEqual([200, here.body]);
  const broken = await sendImport(api, 'ta', {
    mode: 'PREVIEW',
    file: new TextEncoder().encode('PK\u0003\u0004, but no workbook'),
  });
  expect([broken.status, broken.body.code]).toEqual([400, 'not-a-workbook']);
});
