// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const request = {
  userIds: [students.minsu.id],
  columns: ['studentNumber', 'name', 'phone', 'state'],
  format: 'XLSX',
  purpose: '학부모 총회 안내',
  filter: '학년: 고2',
} satisfies Partial<Sent<'exportStudents'>>;
const ask = (change: Partial<Sent<'exportStudents'>> = {}) =>
  api.call('POST', '/students/export', { as: 'admin', body: { ...request, ...change } });

async function kept() {
  const { body } = await api.gql('{ studentExports(order_by: {id: asc}) { id } }', { as: 'admin' });
  return body.data.studentExports.length;
}

it('needs a reason', async () => {
  const before = await kept();
  for (const wrong of [
    { purpose: '' },
    { purpose: undefined },
    { columns: ['passwordHash'] },
    { columns: [] },
    { userIds: [] },
    { format: 'PDF' },
  ]) {
    expect([(await ask(unfit(wrong))).status, Object.keys(wrong)]).toEqual([400, Object.keys(wrong)]);
  }
  const blank = await ask({ purpose: '   ' });
  expect([blank.status, blank.body.errors[0].field]).toEqual([422, 'purpose']);
  expect((await ask({ userIds: [students.minsu.id, unknownId] })).status).toBe(404);
  expect((await ask({ userIds: Array.from({ length: 30_000 }, () => unknownId) })).status).toBe(413);
  expect(await kept()).toBe(before);
});

it('answers the chosen columns in their order, with readable phone numbers', async () => {
  const { status, body } = await ask({ userIds: [students.minsu.id, students.minsu.id.toUpperCase()] });
  expect(status).toBe(200);
  expect(body.students).toEqual([
    [students.minsu.loginId, students.minsu.name, expect.stringMatching(/^010-\d{4}-\d{4}$/), '재원'],
  ]);
});

it('records in the audit log the author, time, reason, columns, count and filter', async () => {
  const { body } = await ask({ format: 'CSV' });
  const { body: log } = await api.gql(
    'query ($id: String!) { auditLog(where: {rowId: {_eq: $id}}) { tableName action at actor { name } after } }',
    { as: 'admin', variables: { id: body.exportId } },
  );
  expect(log.data.auditLog).toEqual([
    {
      tableName: 'student_exports',
      action: 'INSERT',
      at: expect.any(String),
      actor: { name: expect.any(String) },
      after: expect.objectContaining({
        purpose: '학부모 총회 안내',
        filter: '학년: 고2',
        format: 'CSV',
        student_count: 1,
        columns: request.columns,
      }),
    },
  ]);
});
