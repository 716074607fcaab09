import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { holidaysBetween } from '#ui-kit/format/time/holidays.ts';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addSlot, addStudents, slotInput, type SlotInput } from '../../testing/setups/clinic.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const create = (input: SlotInput = {}) => api.call('POST', '/clinic/slot', { as: 'ta', body: slotInput(input) });
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

it('answers 404 for an unknown slot, and names wrong fields', async () => {
  const change = { ...slotInput(), version: 1 } satisfies Partial<Sent<'updateClinicSlot'>>;
  expect((await api.call('PUT', `/clinic/slot/${unknownId}`, { as: 'ta', body: change })).status).toBe(404);
  expect((await api.call('DELETE', `/clinic/slot/${unknownId}`, { as: 'ta' })).status).toBe(404);
  const repeat = { until: dateOf(40), mode: 'PREVIEW' } satisfies Sent<'repeatClinicSlot'>;
  expect((await api.call('POST', `/clinic/slot/${unknownId}/repeat`, { as: 'ta', body: repeat })).status).toBe(404);
  const copy = { fromDate: dateOf(900), toDates: [dateOf(901)], mode: 'PREVIEW' } satisfies Sent<'copyClinicDay'>;
  expect((await api.call('POST', '/clinic/copy-clinic-by-day', { as: 'ta', body: copy })).status).toBe(404);
  expect((await create({ capacity: 0, startsAt: 'soon' })).body.errors).toHaveLength(2);
  expect((await api.send('POST', '/clinic/slot', { as: 'ta', body: '{' })).status).toBe(400);
  expect((await create({ from: 19, to: 18 })).body.errors[0].field).toBe('endsAt');
  expect((await create({ closesAt: hourOf(30, 20) })).body.errors[0].field).toBe('closesAt');
  expect((await create({ opensAt: hourOf(30, 18) })).body.errors[0].field).toBe('opensAt');
  expect((await create({ counselType: 'STUDY' })).body.errors[0].field).toBe('counselType');
  expect((await create({ taId: unknownId })).body.errors[0].field).toBe('taId');
  const long = `startDate=${dateOf(0)}&endDate=${dateOf(200)}`;
  expect((await api.call('GET', `/clinic/slot?${long}`, { as: 'ta' })).status).toBe(400);
  expect((await api.call('GET', `/clinic/daily-status?${long}`, { as: 'ta' })).status).toBe(400);
});

it('creates, shows, changes and deletes a slot', async () => {
  const { names } = await holidaysBetween(dateOf(31), dateOf(60));
  // On a holiday it would be warned of.
  const inDays = Array.from({ length: 30 }, (_, at) => 31 + at).find((day) => !names.has(dateOf(day))) ?? 31;
  const slot = await addSlot(api, { inDays, taId: staff.ta.id, note: '오답 노트' });
  expect(slot).toMatchObject({ version: 1, taId: staff.ta.id, closesAt: slot.startsAt, cancelUntil: slot.startsAt });
  const listed = await api.call('GET', `/clinic/slot?startDate=${dateOf(inDays)}&endDate=${dateOf(inDays)}`, {
    as: 'ta',
  });
  expect(listed.body.slots).toEqual([{ ...slot, booked: 0, waiting: 0, free: 2 }]);
  const body = {
    ...slot,
    version: 1,
    startsAt: hourOf(inDays, 18),
    endsAt: hourOf(inDays, 20),
    capacity: 5,
  } satisfies Partial<Sent<'updateClinicSlot'>>;
  const put = (change: Partial<Sent<'updateClinicSlot'>>) =>
    api.call('PUT', `/clinic/slot/${slot.id}`, { as: 'ta', body: { ...body, ...change } });
  expect((await put({})).body).toMatchObject({ slot: { capacity: 5, version: 2 }, warnings: [], promoted: 0 });
  const stale = await put({ startsAt: hourOf(inDays, 19), closesAt: hourOf(inDays, 19), capacity: 3, taId: null });
  expect(codeOf(stale)).toEqual([409, 'version-conflict']);
  const [{ mine, theirs, ...conflict }] = stale.body.conflicts;
  expect(conflict).toMatchObject({ theirVersion: 2, changedBy: staff.ta.name });
  expect(mine).toMatch(/ 19:00–20:00 · 정원 3명 · 담당 없음/);
  expect(theirs).toMatch(new RegExp(` 18:00–20:00 · 정원 5명 · 담당 ${staff.ta.name}`));
  expect((await api.call('DELETE', `/clinic/slot/${slot.id}`, { as: 'ta' })).status).toBe(204);
  expect((await put({ version: 2 })).status).toBe(404);
});

it('refuses a second slot at the same hour and place, and changes that its bookings forbid', async () => {
  const [input, students] = [slotInput({ inDays: 32 }), await addStudents(api, 2)];
  const { body } = await api.call('POST', '/clinic/slot', { as: 'ta', body: input });
  expect(codeOf(await api.call('POST', '/clinic/slot', { as: 'ta', body: input }))).toEqual([409, 'duplicate-slot']);
  const path = `/clinic/slot/${body.slot.id}` as const;
  await api.call('POST', `${path}/participants`, { as: 'ta', body: { studentIds: students } });
  const put = (change: Partial<Sent<'updateClinicSlot'>>) =>
    api.call('PUT', path, { as: 'ta', body: { ...input, version: 1, ...change } });
  expect(codeOf(await put({ capacity: 1 }))).toEqual([409, 'capacity-below-booked']);
  expect(codeOf(await put({ reserveType: 'COUNSEL', counselType: 'STUDY' }))).toEqual([409, 'in-use']);
  const deleted = await api.call('DELETE', path, { as: 'ta' });
  expect(codeOf(deleted)).toEqual([409, 'in-use']);
  expect(deleted.body.detail).toMatch(/: 학생 \d+, 학생 \d+ 학생\. 예약을 먼저 옮기거나/);
  const other = await addSlot(api, { inDays: 32, from: 12, to: 14 });
  await api.call('POST', `/clinic/slot/${other.id}/participants`, { as: 'ta', body: { studentIds: students } });
  expect(codeOf(await put({ startsAt: hourOf(32, 13) }))).toEqual([409, 'overlap']);
});

it('says beforehand how many are told of a move, and changes nothing by that', async () => {
  const slot = await addSlot(api, { inDays: 245 });
  const body = { studentIds: await addStudents(api, 2) };
  await api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body });
  const put = async (input: SlotInput & { dryRun: boolean }) =>
    (
      await api.call('PUT', `/clinic/slot/${slot.id}`, {
        as: 'ta',
        body: { ...slotInput({ inDays: 245, room: slot.room, ...input }), dryRun: input.dryRun, version: 1 },
      })
    ).body;
  expect(await put({ from: 18, dryRun: true })).toMatchObject({ told: 2, slot: { room: slot.room } });
  expect(await put({ capacity: 3, dryRun: true })).toMatchObject({ told: 0 });
  // Who does not want to be told is not counted.
  const choice = { student_id: body.studentIds[0]!, kind: 'CLINIC_MOVED', is_off: true } as const;
  await api.deps.db.kysely.insertInto('notification_preferences').values(choice).execute();
  expect(await put({ from: 18, dryRun: true })).toMatchObject({ told: 1 });
  await api.deps.db.kysely.deleteFrom('notification_preferences').where('student_id', '=', choice.student_id).execute();
  // The version is still the one that was read.
  expect(await put({ room: '별관 1', dryRun: false })).toMatchObject({ told: 2, slot: { room: '별관 1', version: 2 } });
});

it('warns of late hours, holidays, and a taken room or counsellor, as the clinic rules say', async () => {
  // Past dates: holidays of future years may still change.
  const on = (date: string, from: string, to: string) => {
    const times = { startsAt: `${date}T${from}:00+09:00`, endsAt: `${date}T${to}:00+09:00` };
    return { ...times, closesAt: times.startsAt };
  };
  const warned = async (input: SlotInput) =>
    (await create(input)).body.warnings.map(({ code }: { code: string }) => code);
  expect(await warned(on('2026-06-10', '20:00', '22:00'))).toEqual([]);
  expect(await warned(on('2026-06-10', '20:30', '22:30'))).toEqual(['LATE']);
  const newYear = on('2026-01-01', '10:00', '11:00');
  expect(await warned(newYear)).toEqual(['HOLIDAY']);
  expect(await warned({ ...on('2026-06-11', '17:00', '19:00'), room: '301호' })).toEqual([]);
  expect(await warned({ ...on('2026-06-11', '18:00', '20:00'), room: '301호' })).toEqual(['ROOM']);
  const counsel = { reserveType: 'COUNSEL', taId: staff.ta.id } as const;
  expect(await warned({ ...on('2026-06-12', '17:00', '19:00'), ...counsel })).toEqual([]);
  expect(await warned({ ...on('2026-06-12', '18:00', '20:00'), ...counsel })).toEqual(['TA']);

  const setRules = (rules: Partial<Sent<'updateClinicRules'>>) =>
    api.call('PUT', '/admin/clinic-rules', {
      as: 'admin',
      body: { version: 1, closingTime: '21:00', lateRule: 'REFUSE', holidayRule: 'ALLOW', ...rules },
    });
  expect((await setRules({ closingTime: '25:00' })).status).toBe(400);
  expect((await setRules({})).body).toEqual({
    version: 2,
    closingTime: '21:00',
    counselLimit: 1,
    clinicLimit: 1,
    lateRule: 'REFUSE',
    holidayRule: 'ALLOW',
  });
  const stale = await setRules({ lateRule: 'WARN' });
  expect(codeOf(stale)).toEqual([409, 'version-conflict']);
  expect(stale.body.conflicts[0]).toMatchObject({
    mine: '마감 시각 21:00 · 더 늦은 시간 알리고 만들기 · 공휴일 그대로 만들기 · 종류마다 상담 1건 · 하루 클리닉 1건',
    theirs: '마감 시각 21:00 · 더 늦은 시간 만들지 않기 · 공휴일 그대로 만들기 · 종류마다 상담 1건 · 하루 클리닉 1건',
  });
  expect(codeOf(await create(on('2026-06-15', '20:00', '21:30')))).toEqual([409, 'late-hour']);
  expect(await warned({ ...newYear, room: '다른 방' })).toEqual([]);
  await setRules({ version: 2, closingTime: '22:00', lateRule: 'WARN', holidayRule: 'REFUSE' });
  expect(codeOf(await create({ ...newYear, room: '또 다른 방' }))).toEqual([409, 'holiday']);
  await setRules({ version: 3, closingTime: '22:00', lateRule: 'WARN', holidayRule: 'WARN' });
});

describe('copies', () => {
  const copy = (body: Sent<'copyClinicDay'>) => api.call('POST', '/clinic/copy-clinic-by-day', { as: 'ta', body });

  it('of a day are previewed, then created all together, and undone', async () => {
    await addSlot(api, { inDays: 40, from: 15, to: 16 });
    await addSlot(api, { inDays: 40, from: 16, to: 17, reserveType: 'COUNSEL' });
    const body = {
      fromDate: dateOf(40),
      toDates: [dateOf(41), dateOf(42)],
      mode: 'PREVIEW',
    } satisfies Sent<'copyClinicDay'>;
    const preview = await copy(body);
    expect(preview.body).toMatchObject({ mode: 'PREVIEW', conflicts: [], changeSetId: null });
    expect(preview.body.made).toHaveLength(4);
    const on = async (inDays: number) => {
      const span = `startDate=${dateOf(inDays)}&endDate=${dateOf(inDays)}`;
      return (await api.call('GET', `/clinic/slot?${span}`, { as: 'ta' })).body.slots.length;
    };
    expect(await on(41)).toBe(0);
    const made = await copy({ ...body, mode: 'COMMIT' });
    expect([await on(41), await on(42)]).toEqual([2, 2]);
    expect(made.body.made[0].closesAt).toBe(hourOf(41, 15));
    const undo = () => api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: made.body.changeSetId } });
    expect((await undo()).status).toBe(200);
    expect([await on(40), await on(41)]).toEqual([2, 0]);
    expect(codeOf(await undo())).toEqual([409, 'already-undone']);
    expect((await copy({ ...body, reserveType: 'COUNSEL' })).body.made).toHaveLength(2);
  });

  it('go to nobody where the TA of the slot has left', async () => {
    const { body: ta } = await api.call('POST', '/admin/add-ta', {
      as: 'admin',
      body: { loginId: 'leaves', name: '나갈 조교' },
    });
    await addSlot(api, { inDays: 140, from: 12, to: 13, taId: ta.id });
    await addSlot(api, { inDays: 140, from: 14, to: 15, taId: staff.ta.id });
    await api.call('PUT', `/admin/ta/${ta.id}/toggle-status`, { as: 'admin', body: { isActive: false } });
    const { body } = await copy({ fromDate: dateOf(140), toDates: [dateOf(141)], mode: 'COMMIT' });
    expect(body.made.map(({ taId }) => taId)).toEqual([null, staff.ta.id]);
  });

  it('name conflicts, and are created only without any', async () => {
    const room = '클리닉실 A';
    await addSlot(api, { inDays: 45, room });
    const { id } = await addSlot(api, { inDays: 46, room, from: 18, to: 20 });
    const body = {
      fromDate: dateOf(45),
      toDates: [dateOf(46), dateOf(47), dateOf(-1)],
      mode: 'PREVIEW',
    } satisfies Sent<'copyClinicDay'>;
    const { conflicts, made } = (await copy(body)).body;
    expect(conflicts).toMatchObject([
      { reason: 'PAST', date: dateOf(-1), slotId: null },
      { reason: 'ROOM', date: dateOf(46), slotId: id },
    ]);
    expect(made).toHaveLength(1);
    expect(codeOf(await copy({ ...body, mode: 'COMMIT' }))).toEqual([409, 'slot-conflicts']);
    expect(codeOf(await copy({ ...body, toDates: [dateOf(45)] }))).toEqual([400, 'validation-failed']);
    expect((await copy({ ...body, toDates: [dateOf(47)], mode: 'COMMIT' })).body.made).toHaveLength(1);
  });

  it('of one slot repeat every week, or on the given weekdays', async () => {
    const { id } = await addSlot(api, { inDays: 50 });
    const repeat = (body: Sent<'repeatClinicSlot'>) =>
      api.call('POST', `/clinic/slot/${id}/repeat`, { as: 'ta', body });
    const weekly = await repeat({ until: dateOf(64), mode: 'COMMIT' });
    expect(weekly.body.made.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      hourOf(57, 17),
      hourOf(64, 17),
    ]);
    expect(
      (await repeat({ until: dateOf(56), weekdays: [1, 2, 3, 4, 5, 6, 7], mode: 'PREVIEW' })).body.made,
    ).toHaveLength(6);
    expect(codeOf(await repeat({ until: dateOf(64), mode: 'COMMIT' }))).toEqual([409, 'slot-conflicts']);
    expect((await repeat({ until: dateOf(50), mode: 'PREVIEW' })).status).toBe(400);
    expect((await repeat({ until: dateOf(500), mode: 'PREVIEW' })).status).toBe(400);
    expect((await repeat({ until: dateOf(64), weekdays: [8], mode: 'PREVIEW' })).status).toBe(400);
  });
});

it('counts seats, people and todos of each day', async () => {
  const slot = await addSlot(api, { inDays: 70, capacity: 1 });
  const studentIds = await addStudents(api, 2);
  const item = { studentId: studentIds[0]!, kind: 'HOMEWORK', title: '교재 20쪽' } as const;
  await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  await api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body: { studentIds, wait: true } });
  const span = `startDate=${dateOf(69)}&endDate=${dateOf(71)}`;
  const { body } = await api.call('GET', `/clinic/daily-status?${span}&reserveType=CLINIC`, { as: 'ta' });
  expect(body.days).toEqual([
    {
      date: dateOf(70),
      slots: 1,
      capacity: 1,
      booked: 1,
      waiting: 1,
      expected: 1,
      arrived: 0,
      departed: 0,
      noShow: 0,
      cancelled: 0,
      hurried: 0,
      unassigned: 1,
      openTodos: 1,
      doneTodos: 0,
    },
  ]);
});
