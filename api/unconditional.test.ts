import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from './testing/api.ts';
import { addSlot } from './testing/setups/clinic.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** Whatever form it is, without a version it is written over what is there, twice, and the change set says so. */
async function expectUnconditional(
  path: string,
  body: object,
  kind: string,
  people: readonly Person[] = ['admin', 'ta'],
): Promise<void> {
  for (const as of people) {
    const answer = await api.send('PUT', path, { as, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  const newest = await api.deps.db.kysely
    .selectFrom('change_sets')
    .select(['kind', 'facts'])
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  expect(newest).toEqual(Array(2).fill({ kind, facts: { unconditional: true } }));
}

const created = async (path: string, body: object): Promise<string> =>
  (await api.send('POST', path, { as: 'admin', body })).body.id;

it('holds for a lecture and its D-days', async () => {
  const lecture = {
    name: '새 강의',
    teacherName: '정하늘',
    weekday: 2,
    startsAt: '18:00',
    endsAt: '20:00',
    capacity: 9,
  };
  const id = await created('/lectures', lecture);
  await expectUnconditional(`/lectures/${id}`, { ...lecture, capacity: 12 }, 'LECTURE_UPDATE');
  const dday = { title: '모의고사', fallsOn: '2027-10-12' };
  const ddayId = await created(`/lectures/${lectures.statistics.id}/ddays`, dday);
  await expectUnconditional(`/lectures/ddays/${ddayId}`, dday, 'DDAY_UPDATE');
});

it('holds for a notice', async () => {
  const notice = { title: '휴원', body: '월요일은 쉽니다.' };
  const id = await created('/admin/notice', notice);
  await expectUnconditional(`/admin/notice/${id}`, notice, 'NOTICE_UPDATE', ['admin', 'taAdmin']);
});

it('holds for a tag and a week', async () => {
  const tag = { name: '누구나 수정하는', color: '#0e7490' };
  await expectUnconditional(`/tag/${await created('/tag', tag)}`, tag, 'TAG_UPDATE');
  const weeks = `/lectures/${lectures.statistics.id}/weekly-lectures`;
  const week = { weekNumber: 77, heldOn: '2027-10-12' };
  await expectUnconditional(`${weeks}/${await created(weeks, week)}`, week, 'WEEK_UPDATE');
});

it('holds for a student and a consult', async () => {
  const { id, name } = students.jihun;
  await expectUnconditional(`/students/${id}`, { name, school: '한빛고' }, 'STUDENT_UPDATE');
  const consult = { consultedAt: inDays(-400), topic: 'STUDY', channel: 'PHONE', counterpart: 'PARENT' };
  const consultId = await created(`/students/${id}/consult`, { ...consult, body: '진도' });
  await expectUnconditional(`/students/consult/${consultId}`, { ...consult, body: '숙제' }, 'CONSULT_UPDATE');
});

it('holds for a clinic slot', async () => {
  const { id, version: _, ...slot } = await addSlot(api, { inDays: 55 });
  await expectUnconditional(`/clinic/slot/${id}`, { ...slot, capacity: 7 }, 'CLINIC_SLOT_UPDATE');
});
