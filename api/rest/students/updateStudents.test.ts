// @module-tag timeless
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addSlot, addStudents } from '../../testing/setups/clinic.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = '/students/batch-update';
const three = [students.minsu.id, students.seoyeon.id, students.jihun.id];
const send = (body: Sent<'updateStudents'>) => api.call('PUT', path, { as: 'ta', body });
const read = async (ids: readonly string[] = three) => {
  const { body } = await api.gql(
    `query ($ids: [uuid!]!) { students(where: { id: { _in: $ids } }, order_by: { id: asc }) {
      id grade school version representativeLecture { lectureId } user { isActive userTags { tagId } } } }`,
    { as: 'admin', variables: { ids } },
  );
  return body.data.students;
};

describe('a refusal changes nobody', () => {
  it.each([
    ['nothing to change', { userIds: three, change: {} }, 400],
    ['nobody', { userIds: [], change: { grade: '고1' } }, 400],
    ['no such grade', { userIds: three, change: { grade: '고4' } }, 400],
    ['too many', { userIds: Array<string>(20_001).fill(unknownId), change: { grade: '고1' } }, 400],
    ['one unknown', { userIds: [...three, unknownId], change: { grade: '고1' } }, 404],
    ['one who is staff', { userIds: [...three, staff.ta.id], change: { isActive: false } }, 404],
    ['an unknown lecture', { userIds: three, change: { grade: '고1', representativeLectureId: unknownId } }, 404],
    ['an unknown tag', { userIds: three, change: { grade: '고1', addTagIds: [unknownId] } }, 404],
  ])('%s', async (_, body, status) => {
    const before = await read();
    expect((await send(unfit(body))).status).toBe(status);
    expect(await read()).toEqual(before);
  });
});

it('changes grade, school, lecture and tags of many as one change set, and counts the changed students', async () => {
  const { body: made } = await api.call('POST', '/tag', { as: 'ta', body: { name: '겨울 특강', color: '#0e7490' } });
  const change = {
    grade: '고2',
    school: ' 새봄고 ',
    representativeLectureId: lectures.basics.id,
    addTagIds: [made.id],
  } satisfies Sent<'updateStudents'>['change'];
  const { status, body } = await send({ userIds: three, change });
  expect([status, body.changed, body.unchanged]).toEqual([200, 3, 0]);
  for (const student of await read()) {
    expect(student).toMatchObject({
      grade: '고2',
      school: '새봄고',
      representativeLecture: { lectureId: lectures.basics.id },
    });
    expect(student.user.userTags).toContainEqual({ tagId: made.id });
  }
  const log = await api.gql(`query ($set: uuid!) { auditLog(where: { changeSetId: { _eq: $set } }) { tableName } }`, {
    as: 'admin',
    variables: { set: body.changeSetId },
  });
  expect(new Set(log.body.data.auditLog.map(({ tableName }: { tableName: string }) => tableName))).toEqual(
    new Set(['students', 'representative_lectures', 'user_tags']),
  );

  // Repeating it changes nobody.
  const before = await read();
  expect((await send({ userIds: three, change })).body).toMatchObject({ changed: 0, unchanged: 3 });
  expect(await read()).toEqual(before);

  const off = await send({ userIds: three, change: { removeTagIds: [made.id], representativeLectureId: null } });
  expect(off.body).toMatchObject({ changed: 3, unchanged: 0 });
});

it('undoes its changes once, and is refused when somebody changed them since', async () => {
  const { body: made } = await api.call('POST', '/tag', { as: 'ta', body: { name: '되돌릴 태그', color: '#0e7490' } });
  const state = async () =>
    (await read()).map(({ version: _, ...student }: { version: number } & Record<string, unknown>) => student);
  const before = await state();
  const change = {
    grade: '중1',
    isActive: false,
    representativeLectureId: lectures.basics.id,
    addTagIds: [made.id],
  } satisfies Sent<'updateStudents'>['change'];
  const done = await send({ userIds: three, change });
  const undo = done.body.changeSetId;
  expect(await state()).not.toEqual(before);
  expect((await send({ userIds: three.slice(1), change, undo })).status).toBe(404);
  expect((await send({ userIds: three, change, undo: unknownId })).status).toBe(404);
  const { id: imported } = await api.deps.db.kysely
    .insertInto('change_sets')
    .values({ kind: 'STUDENT_IMPORT' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await send({ userIds: three, change, undo: imported })).status).toBe(404);
  const undone = await send({ userIds: three, change, undo });
  expect([undone.status, undone.body.changed]).toEqual([200, 3]);
  expect(await state()).toEqual(before);
  expect((await send({ userIds: three, change, undo })).body).toMatchObject({ status: 409, code: 'already-undone' });

  const again = await send({ userIds: three, change: { grade: '중2' } });
  await send({ userIds: [students.minsu.id], change: { grade: '중3' } });
  const late = await send({ userIds: three, change: { grade: '중2' }, undo: again.body.changeSetId });
  expect(late.body).toMatchObject({ status: 409, code: 'changed-since' });
  expect(late.body.detail).toContain('(김민수)');
  expect((await read()).map(({ grade }: { grade: string }) => grade).sort()).toEqual(['중2', '중2', '중3']);
});

it.each([
  ['by the list', (gone: string, undo: string) => send({ userIds: [gone], change: { isActive: false }, undo })],
  ['in the audit log', (_: string, set: string) => api.call('POST', `/admin/audit/${set}/undo`, { as: 'admin' })],
])(
  'undoes %s what it can where somebody who waited was given the seat: they keep it, and the todo stands without one',
  async (_, undo) => {
    const { kysely } = api.deps.db;
    const [gone = '', other = ''] = await addStudents(api, 2);
    const { id: slot_id } = await addSlot(api, { capacity: 1, inDays: 70 });
    const item = { studentId: gone, kind: 'HOMEWORK', title: '오답 정리' } as const;
    await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
    for (const student_id of [gone, other]) {
      const status = student_id === gone ? 'RESERVED' : 'WAITING';
      await sql`insert into clinic_participants (slot_id, student_id, status) values (${slot_id}, ${student_id}, ${status})`.execute(
        kysely,
      );
    }
    const bookings = () =>
      kysely
        .selectFrom('clinic_participants as booking')
        .leftJoin('clinic_todos as todo', 'participant_id', 'booking.id')
        .select(['booking.student_id', 'booking.status', 'title'])
        .where('slot_id', '=', slot_id)
        .orderBy('booking.created_at')
        .execute();
    expect((await bookings())[0]).toMatchObject({ student_id: gone, status: 'RESERVED', title: '오답 정리' });
    const { body } = await send({ userIds: [gone], change: { isActive: false } });
    expect((await undo(gone, body.changeSetId!)).status).toBe(200);
    expect(await bookings()).toEqual([
      { student_id: gone, status: 'CANCELLED', title: null },
      { student_id: other, status: 'RESERVED', title: null },
    ]);
  },
);

it('ends the sessions of students it makes inactive', async () => {
  const { token } = await api.signIn(students.doyun.loginId);
  const userIds = [students.doyun.id, students.geonu.id];
  expect((await send({ userIds, change: { isActive: false } })).body).toMatchObject({ changed: 2, unchanged: 0 });
  expect((await api.gql('{ students { id } }', { as: { token } })).status).toBe(401);
  expect((await send({ userIds, change: { isActive: true } })).body).toMatchObject({ changed: 2, unchanged: 0 });
  expect((await read(userIds)).map(({ user }: { user: { isActive: boolean } }) => user.isActive)).toEqual([true, true]);
});

it('changes all students of the academy in one call', async () => {
  const { body: all } = await api.gql('{ students { id user { isActive } } }', { as: 'admin' });
  const userIds = all.data.students.map(({ id }: { id: string }) => id);
  const { status, body } = await send({ userIds, change: { school: '한 학교' } });
  expect([status, body.changed + body.unchanged]).toEqual([200, userIds.length]);
});
