import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { readSheetsAside } from '../../../adapters/xlsxAside.node.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { sendImport, workbookOf } from '../../../testing/workbooks.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const rows = Array.from({ length: 1_200 }, (_, at) => [`그만 ${at}`, String(78_000_000 + at), '고2', '기숙']);
const file = workbookOf([['이름', '학번', '학년', '태그'], ...rows]);

const counted = () =>
  api.deps.db.sql.query(
    'select count(*)::int as students, (select count(*)::int from audit_log) as entries from students',
  );

it('writes nothing when the sender goes away', async () => {
  const { plan, sheet } = (await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file })).body;
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
  const answer = api.app.fetch(request, { ip: '192.0.2.1' });
  // Long after it began and long before it ends: it has hundreds of students to write.
  setTimeout(() => leaving.abort(), 150);
  const { status } = await answer;
  expect(status).toBe(409);
  expect(await counted()).toEqual(before);
});

it('reads a file aside, and says the same of it', async () => {
  const here = await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file });
  Object.assign(api.deps, { readSheets: readSheetsAside() });
  const aside = await sendImport(api, 'ta', { mode: 'PREVIEW', file: await file });
  expect([aside.status, aside.body]).toEqual([200, here.body]);
  const broken = await sendImport(api, 'ta', {
    mode: 'PREVIEW',
    file: new TextEncoder().encode('PK, but no workbook'),
  });
  expect([broken.status, broken.body.code]).toEqual([400, 'not-a-workbook']);
});
