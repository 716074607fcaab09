import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBreaches } from '#hasura/testing/breaches.ts';
import { staff, students } from '#mocks/cast.ts';
import { tidyUp } from '../../../testing/jobs.ts';
import { startApi, type Person, type TestApi } from '../../../testing/api.ts';
import { unfit, type Sent } from '../../../testing/calls.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const pathOf = (id: string) => `/students/student/${id}/delete` as const;
const path = pathOf(students.minsu.id);
const send = (body: Sent<'deleteStudent'>) => api.call('POST', path, { as: 'admin', body });
const keep = (as: Person) => api.call('POST', `/students/student/${students.minsu.id}/keep`, { as });
const day = 86_400;

it('answers 404 for unknown ids', async () => {
  expect((await send(unfit({ mode: 'NOW' }))).status).toBe(400);
  for (const id of [unknownId, staff.ta.id, 'nobody']) {
    expect((await api.call('POST', pathOf(id), { as: 'ta', body: { mode: 'PREVIEW' } })).status).toBe(404);
  }
});

it('does nothing without a preview, nor when the data changed since', async () => {
  expect((await send({ mode: 'COMMIT' })).status).toBe(400);
  const { body } = await send({ mode: 'PREVIEW' });
  const change = { version: body.version, name: '김민수', school: '새봄고' };
  expect((await api.call('PUT', `/students/${students.minsu.id}`, { as: 'taAdmin', body: change })).status).toBe(200);
  const refused = await send({ mode: 'COMMIT', version: body.version });
  expect([refused.status, refused.body.code]).toEqual([409, 'version-conflict']);
  expect(refused.body.conflicts[0].changedBy).toBe(staff.taAdmin.name);
});

it('is for managers, and TAs to whom it was given', async () => {
  const { body } = await send({ mode: 'PREVIEW' });
  const byTa = () => api.call('POST', path, { as: 'ta', body: { mode: 'COMMIT', version: body.version } });
  const refused = await byTa();
  expect([refused.status, refused.body.code]).toEqual([403, 'power-needed']);
  const give = (...powers: 'ANONYMISE'[]) =>
    api.call('PUT', `/supervisor/${staff.ta.id}/powers`, { as: 'admin', body: { powers } });
  expect((await give('ANONYMISE')).status).toBe(204);
  expect((await byTa()).status).toBe(200);
  expect((await give()).status).toBe(204);
  expect((await keep('ta')).body.code).toBe('power-needed');
  expect((await keep('admin')).status).toBe(204);
});

it('can be taken back for seven days; meanwhile the student is out, and stays who they are', async () => {
  expect((await keep('admin')).body.code).toBe('deletion-not-asked');
  const minsu = await api.signIn(students.minsu.loginId);
  const { body } = await send({ mode: 'PREVIEW' });
  expect(body.undoDays).toBe(7);
  expect((await send({ mode: 'COMMIT', version: body.version })).status).toBe(200);
  expect((await api.gql('{ students { id } }', { as: minsu })).status).toBe(401);
  const { version } = (await send({ mode: 'PREVIEW' })).body;
  expect((await send({ mode: 'COMMIT', version })).body.code).toBe('deletion-asked');
  const back = await api.call('PUT', `/students/${students.minsu.id}/toggle-status`, {
    as: 'admin',
    body: { isActive: true },
  });
  expect(back.body.code).toBe('deletion-asked');
  api.wait(7 * day - 60);
  await tidyUp(api.deps);
  expect((await keep('admin')).status).toBe(204);
  api.wait(2 * day);
  await tidyUp(api.deps);
  expect((await send({ mode: 'PREVIEW' })).body.name).toBe('김민수');
  expect((await api.signIn(students.minsu.loginId)).token).toBeTruthy();
});

it('previews what is deleted and kept, then removes personal data and keeps results', async () => {
  const { body: preview } = await send({ mode: 'PREVIEW' });
  expect(preview).toMatchObject({ mode: 'PREVIEW', name: '김민수' });
  const count = (lines: { label: string; count: number | null }[], label: string) =>
    lines.find((line) => line.label === label)?.count;
  expect(count(preview.goes, '메모')).toBeGreaterThan(0);
  const kept = `query ($id: uuid!) {
    participants_aggregate(where: { studentId: { _eq: $id }, attendanceTypeId: { _is_null: false } }) { aggregate { count } }
    scores_aggregate(where: { studentId: { _eq: $id }, status: { _neq: "NONE" } }) { aggregate { count } }
    studentMemos_aggregate(where: { studentId: { _eq: $id } }) { aggregate { count } }
    students_by_pk(id: $id) { studentNumber school user { name loginId phone isActive } } }`;
  const variables = { id: students.minsu.id };
  const before = (await api.gql(kept, { as: 'admin', variables })).body.data;
  expect(count(preview.stays, '출결')).toBe(before.participants_aggregate.aggregate.count);
  expect(count(preview.stays, '시험 성적')).toBe(before.scores_aggregate.aggregate.count);
  expect(before.students_by_pk.user.name).toBe('김민수');

  const { status, body } = await send({ mode: 'COMMIT', version: preview.version });
  expect(status).toBe(200);
  expect(body).toEqual({ ...preview, mode: 'COMMIT' });
  api.wait(7 * day + 1);
  await tidyUp(api.deps);
  const after = (await api.gql(kept, { as: 'admin', variables })).body.data;
  expect(after.participants_aggregate).toEqual(before.participants_aggregate);
  expect(after.scores_aggregate).toEqual(before.scores_aggregate);
  expect(after.studentMemos_aggregate.aggregate.count).toBe(0);
  expect(after.students_by_pk).toMatchObject({
    school: '',
    studentNumber: expect.stringMatching(/^00/),
    user: { name: '탈퇴한 학생', phone: null, isActive: false },
  });
  expect(await findBreaches(api.deps.db.sql)).toEqual([]);
});

it('happens once; no more data of that student is accepted', async () => {
  for (const mode of ['PREVIEW', 'COMMIT'] as const) {
    const { status, body } = await send({ mode, version: 1 });
    expect([status, body.code]).toEqual([409, 'anonymised']);
  }
  const id = students.minsu.id;
  const writes = [
    api.call('PUT', `/students/${id}`, { as: 'ta', body: { name: '김민수', version: 1 } }),
    api.call('PUT', '/students/batch-update', { as: 'ta', body: { userIds: [id], change: { grade: '고1' } } }),
    api.call('POST', `/students/${id}/memo`, { as: 'ta', body: { body: '메모' } }),
    api.call('PUT', `/students/${id}/toggle-status`, { as: 'ta', body: { isActive: true } }),
  ];
  for (const write of writes) {
    const { status, body } = await write;
    expect([status, body.code]).toEqual([409, 'anonymised']);
  }
});
