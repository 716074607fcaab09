// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { sendImport, workbookOf } from '../../../testing/setups/workbooks.ts';
import { openDemoWorld } from '../../../testing/world.node.ts';

let api: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startApi({}, await openDemoWorld());
  api.deps.db.onStatement?.(({ sql }) => asked.push(sql));
});
afterAll(() => api.close());

/** How many statements the undo of an import of so many students takes. */
async function statementsOf(students: number, from: number): Promise<number> {
  const rows = Array.from({ length: students }, (_, at) => [
    `마루 ${from + at}`,
    String(from + at),
    '미적분 B',
    '기숙',
  ]);
  const file = await workbookOf([['이름', '학번', '대표강의', '태그'], ...rows]);
  const { plan } = (await sendImport(api, 'ta', { mode: 'PREVIEW', file })).body;
  const { changeSetId } = (await sendImport(api, 'ta', { mode: 'COMMIT', file, plan })).body;
  asked.length = 0;
  expect((await sendImport(api, 'ta', { mode: 'UNDO', changeSetId })).status).toBe(200);
  return asked.length;
}

it('asks all tables about all students at once: as many statements for forty as for two', async () => {
  const few = await statementsOf(2, 68000000);
  expect(few).toBeLessThan(40);
  expect(await statementsOf(40, 68100000)).toBe(few);
});
