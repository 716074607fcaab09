import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDay, weekdayOf } from '#ui-kit/format/time/date.ts';
import { holidaysBetween } from '#ui-kit/format/time/holidays.ts';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { staff } from '#mocks/cast.ts';
import { addSlot, addStudents, slotInput, type SlotInput } from '../../testing/setups/clinic.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

let made = 0;
// On a holiday no lesson is expected.
const { names: holidays } = await holidaysBetween(dateOf(14), dateOf(60));
let ahead = 14;
while ([0, 1, 2, 7].some((more) => holidays.has(dateOf(ahead + more)))) ahead += 1;
const day = dateOf(ahead);
const weekday = weekdayOf(day);
const later = weekdayOf(dateOf(ahead + 2));

/** A lecture of 18:00–20:00 on the weekday of the day. */
async function addLecture(more: Partial<Sent<'createLecture'>> = {}) {
  const own = { name: `겹침 ${++made}`, teacherName: `선생 ${made}`, startsAt: '18:00', endsAt: '20:00' };
  const body = { ...own, weekday, capacity: 9, ...more };
  const { id } = (await api.call('POST', '/lectures', { as: 'admin', body })).body;
  return { id, name: body.name, teacherName: body.teacherName };
}

const addWeek = async (lectureId: string, more: Partial<Sent<'createWeeklyLecture'>> = {}) => {
  const body = { weekNumber: 1, heldOn: day, ...more };
  return (await api.call('POST', `/lectures/${lectureId}/weekly-lectures`, { as: 'ta', body })).body;
};

const enroll = async (lectureId: string, userIds: string[], more: Partial<Sent<'enrollStudents'>> = {}) => {
  const body = { userIds, fromDate: dateOf(0), ...more };
  const answer = await api.call('POST', `/lectures/${lectureId}/enrollments`, { as: 'ta', body });
  expect(answer.status).toBe(200);
  return answer.body;
};

const enrolled = async (lectureId: string) =>
  (await api.deps.db.kysely.selectFrom('enrollments').select('id').where('lecture_id', '=', lectureId).execute())
    .length;

const letter = (of: number) => '월화수목금토일'[of - 1];

describe('who is enrolled in two classes at one hour', () => {
  it('is named before it is written, with every shared hour', async () => {
    const first = await addLecture({ hours: [{ weekday: later, startsAt: '18:00', endsAt: '20:00' }] });
    const second = await addLecture({ hours: [{ weekday: later, startsAt: '19:00', endsAt: '21:00' }] });
    const [both = '', one = ''] = await addStudents(api, 2);
    await enroll(first.id, [both]);
    const at = [weekday, later].sort().map((of) => `${letter(of)} 18:00–20:00`);
    const asked = await enroll(second.id, [both, one], { dryRun: true });
    expect(asked).toMatchObject({ enrolled: 2, changeSetId: null });
    expect(asked.clashes).toEqual([
      { userId: both, name: expect.any(String), lecture: first.name, at: at.join(' · ') },
    ]);
    expect(await enrolled(second.id)).toBe(0);
    expect((await enroll(second.id, [both, one])).clashes).toEqual(asked.clashes);
  });

  it('is named where the hours of a lecture with students change', async () => {
    const first = await addLecture();
    const moved = await addLecture({ weekday: later });
    const [both = '', ended = ''] = await addStudents(api, 2);
    await enroll(first.id, [both, ended]);
    await enroll(moved.id, [both]);
    await enroll(moved.id, [ended], { toDate: dateOf(3) });
    await api.deps.db.kysely
      .updateTable('enrollments')
      .set({ from_date: dateOf(5) })
      .where('student_id', '=', ended)
      .where('lecture_id', '=', first.id)
      .execute();
    const change = async (more: Partial<Sent<'updateLecture'>>) => {
      const own = { name: moved.name, teacherName: moved.teacherName, startsAt: '19:00', endsAt: '21:00', capacity: 9 };
      return (await api.call('PUT', `/lectures/${moved.id}`, { as: 'ta', body: { ...own, weekday, ...more } })).body;
    };
    const clashes = [
      { userId: both, name: expect.any(String), lecture: first.name, at: `${letter(weekday)} 18:00–20:00` },
    ];
    expect(await change({ dryRun: true })).toEqual({ id: moved.id, clashes });
    expect((await change({ weekday: later, dryRun: true })).clashes).toEqual([]);
    expect((await change({ version: 1 })).clashes).toEqual(clashes);
  });

  it('is not said of hours that touch, of other days, of terms and of enrollments that do not meet', async () => {
    const [userId = ''] = await addStudents(api, 1);
    const standing = await addLecture({ endsOn: dateOf(60) });
    await enroll(standing.id, [userId], { toDate: dateOf(30) });
    const clashes = async (lecture: Partial<Sent<'createLecture'>>, fromDate = dateOf(0)) =>
      (await enroll((await addLecture(lecture)).id, [userId], { fromDate, dryRun: true })).clashes.length;
    expect(await clashes({})).toBe(1);
    expect(await clashes({ startsAt: '20:00', endsAt: '22:00' })).toBe(0);
    expect(await clashes({ weekday: later })).toBe(0);
    expect(await clashes({ startsOn: dateOf(61) })).toBe(0);
    expect(await clashes({}, dateOf(31))).toBe(0);
  });

  it('is named in the preview of a transfer, but not for the class that is left', async () => {
    const [left, standing, target] = [await addLecture(), await addLecture({ startsAt: '17:00' }), await addLecture()];
    await addWeek(left.id);
    await addWeek(target.id);
    const [userId = ''] = await addStudents(api, 1);
    await enroll(left.id, [userId]);
    await enroll(standing.id, [userId]);
    const path = `/lectures/${left.id}/class-transfer/${userId}/${target.id}` as const;
    const { outcome } = (await api.call('POST', path, { as: 'ta', body: { mode: 'PREVIEW' } })).body;
    expect(outcome?.clashes.map(({ lecture }) => lecture)).toEqual([standing.name]);
    const all = { mode: 'PREVIEW' as const, userIds: [userId] };
    const many = await api.call('POST', `/lectures/${left.id}/class-transfers/${target.id}`, { as: 'ta', body: all });
    expect(many.body.outcomes[0]?.clashes).toEqual(outcome?.clashes);
  });
});

describe('a dated lesson', () => {
  it('names students who are added to a week at the hour of another one', async () => {
    const [own, other] = [await addLecture(), await addLecture()];
    await addWeek(own.id);
    const { id, ids } = await addWeek(other.id, { following: [{ weekNumber: 2, heldOn: dateOf(ahead + 7) }] });
    const [userId = ''] = await addStudents(api, 1);
    await enroll(own.id, [userId]);
    const path = `/lectures/${other.id}/weekly-lectures/${id}/participants/with-options` as const;
    const add = async (more: Partial<Sent<'addParticipantsWithOptions'>>) => {
      const body = { userIds: [userId], followingWeeks: false, notify: true, ...more };
      return (await api.call('POST', path, { as: 'ta', body })).body;
    };
    const asked = await add({ dryRun: true });
    expect(asked).toMatchObject({ userIds: [userId], notified: 0, changeSetId: null });
    expect(asked.clashes).toMatchObject([{ userId, lecture: own.name, at: `${formatDay(day)} 18:00–20:00` }]);
    const inWeeks = api.deps.db.kysely.selectFrom('participants').select('id').where('weekly_lecture_id', 'in', ids);
    expect(await inWeeks.execute()).toEqual([]);
    expect((await add({ followingWeeks: true })).clashes).toHaveLength(1);
  });

  it('names the teacher, the room and the students of its hour when it is made, moved or given other hours', async () => {
    const [standing, other] = [await addLecture({ room: '겹침실' }), await addLecture({ room: '겹침실' })];
    const same = await addLecture({ teacherName: standing.teacherName, room: '다른 방' });
    const [userId = ''] = await addStudents(api, 1);
    await addWeek(standing.id);
    await enroll(standing.id, [userId]);
    await enroll(other.id, [userId]);
    const at = `${formatDay(day)} 18:00–20:00`;
    const room = { who: '겹침실', lecture: standing.name, at };
    const made = await addWeek(other.id, { dryRun: true });
    expect(made).toMatchObject({ taken: [room], clashes: [{ userId, lecture: standing.name, at }], changeSetId: null });

    const special = { specialName: '특강', heldOn: day, startsAt: '19:00', endsAt: '21:00', dryRun: true };
    const path = `/lectures/${same.id}/weekly-lectures` as const;
    const named = await api.call('POST', `${path}/with-special-name`, { as: 'ta', body: special });
    expect(named.body.taken).toEqual([{ ...room, who: `${standing.teacherName} 선생님` }]);

    const { id } = await addWeek(same.id, { heldOn: dateOf(ahead + 1) });
    const change = async (body: Sent<'updateWeeklyLecture'>) =>
      (await api.call('PUT', `${path}/${id}`, { as: 'ta', body })).body.taken;
    const week = { weekNumber: 1, heldOn: dateOf(ahead + 1), dryRun: true };
    expect(await change(week)).toEqual([]);
    expect(await change({ ...week, heldOn: day, room: '겹침실' })).toEqual([
      { ...room, who: `${standing.teacherName} 선생님, 겹침실` },
      // Its hours of that day, of which no week was made yet.
      { ...room, lecture: other.name },
    ]);
    expect(await change({ ...week, heldOn: day, startsAt: '20:00', endsAt: '21:00' })).toEqual([]);
  });

  it('names students who are booked at its hour, or moved to it', async () => {
    const lecture = await addLecture();
    await addWeek(lecture.id);
    const [userId = ''] = await addStudents(api, 1);
    await enroll(lecture.id, [userId]);
    const [taken, free] = [await addSlot(api, { inDays: ahead }), await addSlot(api, { inDays: 14, from: 20, to: 22 })];
    const book = async (slotId: string, more = {}) => {
      const body = { studentIds: [userId], ...more };
      return (await api.call('POST', `/clinic/slot/${slotId}/participants`, { as: 'ta', body })).body;
    };
    const clash = { userId, lecture: lecture.name, at: `${formatDay(day)} 18:00–20:00` };
    expect(await book(taken.id, { dryRun: true })).toMatchObject({ changeSetId: null, clashes: [clash] });
    const booked = await book(free.id);
    expect(booked.clashes).toEqual([]);
    const path = `/clinic/participant/${booked.bookings[0]?.id}/move-participant-slot` as const;
    const moved = await api.call('PUT', path, { as: 'ta', body: { slotId: taken.id } });
    expect(moved.body.clashes).toMatchObject([clash]);
  });
});

it('tells nobody of a preview', async () => {
  const lecture = await addLecture();
  const [userId = ''] = await addStudents(api, 1);
  const heard: string[] = [];
  const stop = await api.deps.events.subscribe(({ roots }) => heard.push(...roots));
  await enroll(lecture.id, [userId], { dryRun: true });
  // Listeners hear of the commands in their order.
  const { status } = await api.call('POST', '/tag', { as: 'admin', body: { name: '다음 소식', color: '#3366cc' } });
  expect(status).toBe(201);
  await vi.waitFor(() => expect(heard).toContain('tags'));
  expect(heard).not.toContain('enrollments');
  stop();
});

describe('a clinic slot and a lesson in one room at one hour', () => {
  const create = async (input: SlotInput) =>
    (await api.call('POST', '/clinic/slot', { as: 'ta', body: slotInput(input) })).body;
  const room = '같이 쓰는 방';
  const at = { inDays: ahead, room };

  it('are named where the slot is made, moved or copied, and where the week is', async () => {
    const [{ inDays }, heldOn] = [at, dateOf(at.inDays)];
    const lecture = await addLecture({ room, weekday: weekdayOf(heldOn) });
    const detail = `같은 장소에서 18:00–20:00에 ${lecture.name} 수업이 있습니다.`;
    const warning = { code: 'ROOM', date: heldOn, startsAt: hourOf(inDays, 18), detail };
    // Of its hours alone; then of its week.
    expect(await create({ ...at, dryRun: true })).toMatchObject({ warnings: [warning] });
    const week = await addWeek(lecture.id, { heldOn });
    const { slot, warnings } = await create(at);
    expect(warnings).toEqual([warning]);
    const put = async (change: Partial<Sent<'updateClinicSlot'>>) =>
      (await api.call('PUT', `/clinic/slot/${slot.id}`, { as: 'ta', body: { ...slot, dryRun: true, ...change } })).body;
    expect((await put({})).warnings).toEqual([warning]);
    expect((await put({ startsAt: hourOf(inDays, 16), endsAt: hourOf(inDays, 18) })).warnings).toEqual([]);
    expect((await put({ room: '옆방' })).warnings).toEqual([]);

    const taken = { who: room, lecture: '클리닉', at: `${formatDay(heldOn)} 17:00–19:00` };
    const moved = { weekNumber: 1, heldOn, startsAt: '18:30', endsAt: '20:30', dryRun: true };
    const path = `/lectures/${lecture.id}/weekly-lectures/${week.id}` as const;
    const move = async (body: Sent<'updateWeeklyLecture'>) =>
      (await api.call('PUT', path, { as: 'ta', body })).body.taken;
    expect(await move(moved)).toEqual([taken]);
    expect(await move({ ...moved, startsAt: '19:00' })).toEqual([]);

    // A copy may share the room, too: it is said once, and made.
    await create({ ...at, from: 19, to: 20 });
    const copy = { fromDate: heldOn, toDates: [dateOf(inDays + 1)], mode: 'PREVIEW' } satisfies Sent<'copyClinicDay'>;
    await addWeek(lecture.id, { weekNumber: 2, heldOn: dateOf(inDays + 1) });
    const copied = (await api.call('POST', '/clinic/copy-clinic-by-day', { as: 'ta', body: copy })).body;
    expect(copied.conflicts).toEqual([]);
    expect(copied.warnings.filter(({ code }) => code === 'ROOM')).toEqual([
      { ...warning, date: dateOf(inDays + 1), startsAt: hourOf(inDays + 1, 18) },
    ]);

    // A lesson that is not held takes no room.
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
    expect((await put({})).warnings).toEqual([]);
  });

  it('are named of a TA who teaches then', async () => {
    const weekday = weekdayOf(dateOf(at.inDays));
    const { name } = await addLecture({ teacherName: staff.ta.name, weekday });
    const warned = async (more: SlotInput) => (await create({ ...at, ...more, dryRun: true })).warnings;
    expect(await warned({ room: '빈 방', taId: staff.ta.id })).toMatchObject([
      { code: 'TA', detail: `담당 조교가 18:00–20:00에 ${name} 수업을 맡고 있습니다.` },
    ]);
    expect(await warned({ room: '빈 방' })).toEqual([]);
  });
});

it('asks of a slot without writing it, and refuses what making it would', async () => {
  const input = slotInput({ inDays: 333 });
  const post = (more: SlotInput) => api.call('POST', '/clinic/slot', { as: 'ta', body: { ...input, ...more } });
  expect((await post({ dryRun: true })).body).toMatchObject({ slot: { room: input.room } });
  expect((await post({})).status).toBe(201);
  expect((await post({ dryRun: true })).body).toMatchObject({ code: 'duplicate-slot' });
});
