// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const { minsu, seoyeon, jihun } = students;
const pathOf = (one: string, other: string) => `/students/${one}/siblings/${other}` as const;
const decide = (one: string, other: string, status: Sent<'decideSiblings'>['status'], as: 'ta' | 'admin' = 'ta') =>
  api.call('PUT', pathOf(one, other), { as, body: { status } });

const pairsOf = async (id: string) => {
  const { body } = await api.gql(
    `query ($id: uuid!) { studentSiblings(where: { _or: [{ oneId: { _eq: $id } }, { otherId: { _eq: $id } }] }, order_by: { id: asc }) {
      status decidedAt decidedByStaff { name } one { user { name } } other { user { name } } } }`,
    { as: 'ta', variables: { id } },
  );
  return body.data.studentSiblings;
};

it('answers 404 for unknown ids', async () => {
  for (const id of [unknownId, staff.ta.id, 'nobody']) {
    expect((await decide(minsu.id, id, 'CONFIRMED')).status).toBe(404);
    expect((await decide(id, minsu.id, 'CONFIRMED')).status).toBe(404);
  }
  for (const wrong of [{}, { status: 'MAYBE' }, { status: true }, null])
    expect((await api.send('PUT', pathOf(minsu.id, seoyeon.id), { as: 'ta', body: wrong })).status).toBe(400);
  const self = await decide(minsu.id, minsu.id, 'CONFIRMED');
  expect([self.status, self.body.code]).toEqual([422, 'same-student']);
  expect(await pairsOf(minsu.id)).toEqual([]);
});

it('keeps one decision per pair in either order, with its author and time', async () => {
  expect((await decide(seoyeon.id, minsu.id, 'CONFIRMED')).status).toBe(200);
  const [first] = await pairsOf(minsu.id);
  expect(first).toMatchObject({
    status: 'CONFIRMED',
    decidedByStaff: { name: staff.ta.name },
    one: { user: { name: minsu.name } },
    other: { user: { name: seoyeon.name } },
  });
  expect((await decide(minsu.id, seoyeon.id, 'CONFIRMED', 'admin')).status).toBe(200);
  expect(await pairsOf(seoyeon.id)).toEqual([first]);
  expect((await decide(minsu.id, seoyeon.id, 'REFUSED', 'admin')).status).toBe(200);
  expect(await pairsOf(seoyeon.id)).toEqual([
    { ...first, status: 'REFUSED', decidedByStaff: { name: staff.admin.name }, decidedAt: expect.any(String) },
  ]);
  const log = await api.deps.db.sql.query<{ action: string; actor_id: string }>(
    `select action, actor_id from audit_log where table_name = 'student_siblings' order by at`,
  );
  expect(log).toEqual([
    { action: 'INSERT', actor_id: staff.ta.id },
    { action: 'UPDATE', actor_id: staff.admin.id },
  ]);
  for (const status of [null, null]) expect((await decide(seoyeon.id, minsu.id, status)).status).toBe(200);
  expect(await pairsOf(minsu.id)).toEqual([]);
});

it('stores one pair for twenty concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 ? decide(minsu.id, jihun.id, 'CONFIRMED') : decide(jihun.id, minsu.id, 'CONFIRMED'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await pairsOf(minsu.id)).toHaveLength(1);
});

it('stays when a phone changes, and is deleted with an anonymised student, also from the audit log', async () => {
  const change = { name: jihun.name, version: 1, parentPhone: '010-9999-8888' };
  expect((await api.call('PUT', `/students/${jihun.id}`, { as: 'ta', body: change })).status).toBe(200);
  expect(await pairsOf(jihun.id)).toHaveLength(1);

  const forget = (body: Sent<'deleteStudent'>) =>
    api.call('POST', `/students/student/${jihun.id}/delete`, { as: 'admin', body });
  const preview = await forget({ mode: 'PREVIEW' });
  expect(preview.body.goes).toContainEqual({ label: '형제자매 확인', count: 1 });
  expect((await forget({ mode: 'COMMIT', version: preview.body.version })).status).toBe(200);
  await api.deps.db.sql.query('select anonymise_student($1)', [jihun.id]);
  expect(await pairsOf(minsu.id)).toEqual([]);
  const [told] = await api.deps.db.sql.query<{ count: number }>(
    `select count(*)::int as count from audit_log where table_name = 'student_siblings' and $1 in (before ->> 'one_id', before ->> 'other_id', after ->> 'one_id', after ->> 'other_id')`,
    [jihun.id],
  );
  expect(told?.count).toBe(0);
  const late = await decide(minsu.id, jihun.id, 'CONFIRMED');
  expect([late.status, late.body.code]).toEqual([409, 'anonymised']);
});
