import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { addStudents } from '../../testing/setups/clinic.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { attendanceTypes, unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

let made = 0;

/** A lecture with two weeks ahead. */
async function addLecture(capacity = 10) {
  const body = {
    name: `등록 시험 ${++made}`,
    teacherName: '정하늘',
    weekday: 2,
    startsAt: '18:00',
    endsAt: '20:00',
    capacity,
  };
  const { id } = (await api.call('POST', '/lectures', { as: 'admin', body })).body;
  const weeks = { weekNumber: 1, heldOn: dateOf(1), following: [{ weekNumber: 2, heldOn: dateOf(8) }] };
  const { ids } = (await api.call('POST', `/lectures/${id}/weekly-lectures`, { as: 'admin', body: weeks })).body;
  return { id: id as string, weeks: ids as string[] };
}

const enroll = (lectureId: string, body: Sent<'enrollStudents'>) =>
  api.call('POST', `/lectures/${lectureId}/enrollments`, { as: 'ta', body });
const transfer = (from: string, to: string, body: Sent<'transferStudents'>) =>
  api.call('POST', `/lectures/${from}/class-transfers/${to}`, { as: 'ta', body });

const enrolledIn = (lectureId: string) =>
  api.deps.db.kysely
    .selectFrom('enrollments')
    .select(['student_id', 'from_date', 'to_date'])
    .where('lecture_id', '=', lectureId)
    .orderBy('student_id')
    .execute();

describe('enrolling many', () => {
  it('refuses incomplete bodies and unknown ids', async () => {
    const { id } = await addLecture();
    const [userId = ''] = await addStudents(api, 1);
    const body = { userIds: [userId], fromDate: dateOf(0) };
    expect((await enroll(id, { userIds: [], fromDate: dateOf(0) })).status).toBe(400);
    expect((await enroll(unknownId, body)).status).toBe(404);
    expect((await enroll(id, { ...body, userIds: [userId, unknownId] })).status).toBe(404);
    expect((await enroll(id, { ...body, toDate: dateOf(-3) })).status).toBe(422);
    expect((await enroll(id, { ...body, undo: unknownId })).status).toBe(404);
    expect(await enrolledIn(id)).toEqual([]);
  });

  it('enrols all or none: more than the capacity are refused together', async () => {
    const { id } = await addLecture(2);
    const userIds = await addStudents(api, 3);
    const answer = await enroll(id, { userIds, fromDate: dateOf(0) });
    expect([answer.status, answer.body.code]).toEqual([409, 'full']);
    expect(await enrolledIn(id)).toEqual([]);
  });

  it('leaves those already enrolled alone, and takes back only what it made', async () => {
    const { id } = await addLecture();
    const userIds = await addStudents(api, 3);
    await enroll(id, { userIds: userIds.slice(0, 1), fromDate: dateOf(0), toDate: dateOf(5) });
    const body = { userIds, fromDate: dateOf(0) };
    const done = await enroll(id, body);
    expect([done.status, done.body.enrolled, done.body.already]).toEqual([200, 2, 1]);
    expect(await enrolledIn(id)).toHaveLength(3);
    expect((await enroll(id, { ...body, undo: done.body.changeSetId })).status).toBe(200);
    expect((await enrolledIn(id)).map(({ student_id }) => student_id)).toEqual(userIds.slice(0, 1));
    expect((await enroll(id, { ...body, undo: done.body.changeSetId })).status).toBe(409);
  });

  it('refuses to take back what somebody has worked on since, and names the student', async () => {
    const { id, weeks } = await addLecture();
    const [userId = ''] = await addStudents(api, 1);
    const body = { userIds: [userId], fromDate: dateOf(0) };
    const { body: done } = await enroll(id, body);
    const types = await attendanceTypes(api);
    const mark = `/lectures/${id}/weekly-lectures/${weeks[0]}/attendance/${userId}/${types['출석']}` as const;
    expect((await api.call('PUT', mark, { as: 'ta', body: { version: 1 } })).status).toBe(200);
    const undone = await enroll(id, { ...body, undo: done.changeSetId });
    expect([undone.status, undone.body.code]).toEqual([409, 'changed-since']);
    expect(undone.body.conflicts[0].label).not.toBe('participants');
  });
});

describe('a pasted list for a lecture', () => {
  it('says who is meant, who is doubtful and who is enrolled', async () => {
    const { id } = await addLecture();
    const [userId = ''] = await addStudents(api, 1);
    await enroll(id, { userIds: [userId], fromDate: dateOf(0) });
    const { name } = await api.deps.db.kysely
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const form = new FormData();
    form.set('text', `${name}\n없는사람`);
    const path = `/lectures/${id}/enrollments/candidates` as const;
    const { status, body } = await api.call('POST', path, { as: 'ta', body: form });
    expect(status).toBe(200);
    expect(body.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['PRESENT', 'UNKNOWN']);
  });
});

describe('moving several', () => {
  it('refuses nobody and the same lecture', async () => {
    const [source, target] = [await addLecture(), await addLecture()];
    const userIds = await addStudents(api, 2);
    await enroll(source.id, { userIds, fromDate: dateOf(0) });
    expect((await transfer(source.id, target.id, { userIds: [] })).status).toBe(400);
    expect((await transfer(source.id, unknownId, { userIds })).status).toBe(404);
    expect((await transfer(source.id, source.id, { userIds })).body.code).toBe('same-lecture');
    expect((await transfer(source.id, target.id, { mode: 'UNDO', userIds })).status).toBe(400);
  });

  it('moves all in one change set after a preview, and all of them back', async () => {
    const [source, target] = [await addLecture(), await addLecture()];
    const userIds = await addStudents(api, 3);
    await enroll(source.id, { userIds, fromDate: dateOf(0) });
    const before = await enrolledIn(source.id);
    const weeks = { fromWeeklyLectureId: source.weeks[1], targetWeeklyLectureId: target.weeks[1] };
    const seen = await transfer(source.id, target.id, { mode: 'PREVIEW', userIds, ...weeks });
    expect(seen.body.outcomes.map(({ leaves }: { leaves: unknown[] }) => leaves.length)).toEqual([1, 1, 1]);
    expect(await enrolledIn(target.id)).toEqual([]);
    const done = await transfer(source.id, target.id, { userIds, ...weeks, plan: seen.body.plan });
    expect(done.status).toBe(200);
    expect(await enrolledIn(target.id)).toHaveLength(3);
    const undo = { mode: 'UNDO', userIds, changeSetId: done.body.changeSetId } satisfies Sent<'transferStudents'>;
    expect((await transfer(source.id, target.id, undo)).status).toBe(200);
    expect(await enrolledIn(target.id)).toEqual([]);
    expect(await enrolledIn(source.id)).toEqual(before);
  });

  it('moves nobody when one cannot be moved, and says who', async () => {
    const [source, target] = [await addLecture(), await addLecture()];
    const userIds = await addStudents(api, 2);
    await enroll(source.id, { userIds: userIds.slice(0, 1), fromDate: dateOf(0) });
    const answer = await transfer(source.id, target.id, { userIds });
    expect([answer.status, answer.body.code]).toEqual([409, 'not-enrolled']);
    expect(answer.body.detail).toMatch(/^.+: 그 주차부터/);
    expect(await enrolledIn(target.id)).toEqual([]);
  });
});
