import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addWeek, participantsOf, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
let weekNumber = 70;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('memos', () => {
  it('writes one at its version, and refuses a stale write with both texts', async () => {
    week = await addWeek(api, weekNumber++);
    const path = `${week.path}/student-memo/${week.participants[0]?.studentId}` as const;
    expect((await api.call('PUT', path, { as: 'ta', body: { version: 1, memo: '가'.repeat(501) } })).status).toBe(400);
    expect((await api.call('PUT', path, { as: 'ta', body: { version: 1, memo: ' 숙제 안 함 ' } })).body).toMatchObject({
      memo: '숙제 안 함',
      version: 2,
    });
    const stale = await api.call('PUT', path, { as: 'admin', body: { version: 1, memo: '지각' } });
    expect(stale.body.conflicts).toMatchObject([{ mine: '지각', theirs: '숙제 안 함', changedBy: '이준호' }]);
  });

  it('fills only empty ones in bulk', async () => {
    week = await addWeek(api, weekNumber++);
    const userIds = week.participants.map(({ studentId }) => studentId);
    await api.call('PUT', `${week.path}/student-memo/${userIds[0]}`, {
      as: 'ta',
      body: { version: 1, memo: '보강 예정' },
    });
    const { status, body } = await api.call('PUT', `${week.path}/memo/bulk`, {
      as: 'ta',
      body: { userIds, memo: '교재 배부', onlyBlank: true },
    });
    expect([status, body.skipped]).toEqual([200, [userIds[0]]]);
    expect((await participantsOf(api, week.id)).filter(({ memo }) => memo === '교재 배부')).toHaveLength(
      userIds.length - 1,
    );
  });
});

describe('who is in a week', () => {
  it('adds students once, lists them, removes only those without any data', async () => {
    week = await addWeek(api, weekNumber++);
    const path = `${week.path}/participants` as const;
    const userIds = [students.geonu.id];
    expect((await api.call('POST', path, { as: 'ta', body: { userIds: ['nobody'] } })).status).toBe(400);
    expect((await api.call('POST', path, { as: 'ta', body: { userIds: [unknownId] } })).status).toBe(404);

    const before = week.participants.map(({ studentId }) => studentId);
    const isNew = !before.includes(students.geonu.id);
    const added = await api.call('POST', path, { as: 'ta', body: { userIds } });
    expect([added.status, added.body.userIds]).toEqual([201, isNew ? userIds : []]);
    expect((await api.call('POST', path, { as: 'ta', body: { userIds } })).body.userIds).toEqual([]);
    const list = await api.call('GET', `${week.path}/wlp-user-id-list`, { as: 'ta' });
    expect(list.body.userIds.toSorted()).toEqual([...new Set([...before, students.geonu.id])].toSorted());

    const memoOf = before[0] ?? '';
    await api.call('PUT', `${week.path}/student-memo/${memoOf}`, { as: 'ta', body: { version: 1, memo: '있음' } });
    const refused = await api.call('DELETE', `${path}/bulk`, {
      as: 'ta',
      body: { userIds: [students.geonu.id, memoOf] },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    expect((await api.call('DELETE', `${path}/bulk`, { as: 'ta', body: { userIds: [unknownId] } })).status).toBe(404);
    const removed = await api.call('DELETE', `${path}/bulk`, { as: 'ta', body: { userIds } });
    expect([removed.status, removed.body.userIds]).toEqual([200, userIds]);
  });

  it('follows an enrollment into the weeks inside its dates, and out of untouched ones', async () => {
    week = await addWeek(api, weekNumber++);
    const { body } = await api.gql(
      `mutation ($student: uuid!, $lecture: uuid!) {
        insert_enrollments_one(object: { studentId: $student, lectureId: $lecture, fromDate: "2026-01-01", toDate: "${dateOf(400)}" }) { id } }`,
      { as: 'ta', variables: { student: students.geonu.id, lecture: week.lectureId } },
    );
    expect(body.errors).toBeUndefined();
    const ids = async () => (await participantsOf(api, week.id)).map(({ studentId }) => studentId);
    expect(await ids()).toContain(students.geonu.id);
    await api.gql(
      `mutation ($id: uuid!) { update_enrollments_by_pk(pk_columns: { id: $id }, _set: { toDate: "2026-01-02" }) { id } }`,
      { as: 'ta', variables: { id: body.data.insert_enrollments_one.id } },
    );
    expect(await ids()).not.toContain(students.geonu.id);
  });
});
