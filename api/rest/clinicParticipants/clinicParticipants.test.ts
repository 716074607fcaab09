import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addSlot, addSlotNow, addStudents, shiftSlot } from '../../testing/setups/clinic.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
type Change = 'arrival' | 'departure' | 'hurry' | 'memo' | 'move-participant-slot' | 'participant-change-time';
type Sendable = Sent<
  'hurryClinicParticipant' | 'writeClinicMemo' | 'moveClinicParticipant' | 'changeClinicParticipantTime'
>;
const put = (id: string, what: Change, body?: Sendable) =>
  api.call('PUT', `/clinic/participant/${id}/${what}`, { as: 'ta', body });
const add = (slotId: string, body: Sent<'addClinicParticipants'>) =>
  api.call('POST', `/clinic/slot/${slotId}/participants`, { as: 'ta', body });
const undo = (changeSetId: string, as: 'ta' | 'admin' = 'ta') =>
  api.call('POST', '/clinic/undo', { as, body: { changeSetId } });

/** A booking of a new student. */
async function book(slot: { id: string }, body: Partial<Sent<'addClinicParticipants'>> = {}) {
  const studentIds = await addStudents(api, 1);
  const answer = await add(slot.id, { studentIds, ...body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.bookings[0];
}

it('answers 404 for unknown bookings', async () => {
  const time = { version: 1, startsAt: hourOf(1, 17), endsAt: hourOf(1, 18) };
  const participant = `/clinic/participant/${unknownId}`;
  const calls = [
    ['POST', `/clinic/slot/${unknownId}/participants`, { studentIds: [unknownId] }],
    ['DELETE', `/clinic/slot/${unknownId}/participants/${unknownId}`],
    ['PUT', `${participant}/move-participant-slot`, { version: 1, slotId: unknownId }],
    ['PUT', `${participant}/arrival`],
    ['PUT', `${participant}/departure`],
    ['PUT', `${participant}/hurry`, { isHurried: true }],
    ['PUT', `${participant}/participant-change-time`, time],
    ['PUT', `${participant}/memo`, { version: 1, memo: '메모' }],
    ['PUT', '/clinic/assign-ta', { participantIds: [unknownId], taIds: [] }],
    ['POST', '/clinic/undo', { changeSetId: unknownId }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await api.send(method, path, { as: 'ta', body })).status).toBe(404);
  }
  expect((await put(unknownId, 'hurry', unfit({ isHurried: 1 }))).body.errors[0].field).toBe('isHurried');
  expect((await add(unknownId, { studentIds: [] })).body.errors[0].field).toBe('studentIds');
});

describe('booking for students', () => {
  it('books all or none', async () => {
    const slot = await addSlot(api, { inDays: 30, taId: staff.ta.id });
    const [one = '', two = '', three = ''] = await addStudents(api, 3);
    expect((await add(slot.id, { studentIds: [one, unknownId] })).status).toBe(404);
    expect(codeOf(await add(slot.id, { studentIds: [one, two, three] }))).toEqual([409, 'full']);
    const made = await add(slot.id, { studentIds: [one, two] });
    expect(made.body.bookings).toMatchObject([{ status: 'RESERVED', taId: staff.ta.id }, { status: 'RESERVED' }]);
    expect(codeOf(await add(slot.id, { studentIds: [one] }))).toEqual([409, 'already-reserved']);
    const waits = await add(slot.id, { studentIds: [three], wait: true });
    expect(waits.body.bookings).toMatchObject([{ status: 'WAITING', place: 1, taId: null }]);
    const counsel = await addSlot(api, { inDays: 30, reserveType: 'COUNSEL', counselType: 'STUDY', from: 12, to: 13 });
    expect(codeOf(await add(counsel.id, { studentIds: [one], counselType: 'PARENT' }))).toEqual([409, 'other-counsel']);
    expect((await add(counsel.id, { studentIds: [one] })).body.bookings[0].counselType).toBe('STUDY');
    const at = await addSlot(api, { inDays: 30, from: 18, to: 20 });
    expect(codeOf(await add(at.id, { studentIds: [one] }))).toEqual([409, 'overlap']);
  });

  it('refuses students who have left the academy, and a past day', async () => {
    const slot = await addSlot(api, { inDays: 31 });
    const [gone = ''] = await addStudents(api, 1);
    await api.deps.db.kysely.updateTable('users').set({ is_active: false }).where('id', '=', gone).execute();
    expect(codeOf(await add(slot.id, { studentIds: [gone] }))).toEqual([409, 'inactive']);
    await shiftSlot(api, slot.id, -50 * 3_600_000, -49 * 3_600_000);
    expect(codeOf(await add(slot.id, { studentIds: await addStudents(api, 1) }))).toEqual([409, 'ended']);
  });

  it('removes a student, promotes the next one waiting, and cannot be undone once that one was told', async () => {
    const slot = await addSlot(api, { inDays: 32, capacity: 1 });
    const [one, two] = [await book(slot), await book(slot, { wait: true })];
    const remove = (slotId: string) =>
      api.call('DELETE', `/clinic/slot/${slotId}/participants/${one.id}`, { as: 'ta' });
    expect((await remove(unknownId)).status).toBe(404);
    const removed = await remove(slot.id);
    expect(removed.body.booking.status).toBe('CANCELLED');
    const { body } = await api.gql(`{ clinicParticipants_by_pk(id: "${two.id}") { status } }`, { as: 'ta' });
    expect(body.data.clinicParticipants_by_pk.status).toBe('RESERVED');
    expect(codeOf(await undo(removed.body.changeSetId))).toEqual([409, 'full']);
    expect(codeOf(await remove(slot.id))).toEqual([200, undefined]);
  });
});

it('cancels only the booking that was read, and twice changes nothing', async () => {
  const slot = await addSlot(api, { inDays: 34 });
  const booking = await book(slot);
  const remove = (version?: number | string) =>
    api.call('DELETE', `/clinic/slot/${slot.id}/participants/${booking.id}${version ? `?version=${version}` : ''}`, {
      as: 'ta',
    });
  const { body } = await put(booking.id, 'memo', { version: booking.version, memo: '조금 늦는다고 함' });
  expect((await remove('x')).status).toBe(400);
  const stale = await remove(booking.version);
  expect([...codeOf(stale), stale.body.conflicts[0].changedBy]).toEqual([409, 'version-conflict', staff.ta.name]);
  const cancelled = await Promise.all([remove(body.booking.version), remove(body.booking.version)]);
  expect(cancelled.map((answer) => [answer.status, answer.body.booking.status])).toEqual([
    [200, 'CANCELLED'],
    [200, 'CANCELLED'],
  ]);
  expect((await remove()).status).toBe(200);
});

describe('an evening', () => {
  it('has arrivals and departures, which can be undone the same day', async () => {
    const booking = await book(await addSlotNow(api));
    expect(codeOf(await put(booking.id, 'departure'))).toEqual([409, 'move-not-allowed']);
    const arrived = await put(booking.id, 'arrival');
    expect(arrived.body.booking).toMatchObject({ status: 'ARRIVED', arrivedAt: expect.any(String) });
    expect((await undo(arrived.body.changeSetId)).status).toBe(200);
    expect(codeOf(await undo(arrived.body.changeSetId))).toEqual([409, 'already-undone']);
    // A colleague's is undone by managers only.
    const theirs = await api.call('PUT', `/clinic/participant/${booking.id}/arrival`, { as: 'admin' });
    const refused = await undo(theirs.body.changeSetId);
    expect(codeOf(refused)).toEqual([403, 'not-own']);
    expect(refused.body.detail).toBe(`${staff.admin.name}님이 한 변경입니다. 본인이나 관리자만 되돌릴 수 있습니다.`);
    expect((await undo(theirs.body.changeSetId, 'admin')).status).toBe(200);
    const again = await put(booking.id, 'arrival');
    const left = await put(booking.id, 'departure');
    expect(left.body.booking).toMatchObject({ status: 'DEPARTED', departedAt: expect.any(String) });
    expect(codeOf(await undo(again.body.changeSetId))).toEqual([409, 'changed-since']);
    expect((await undo(left.body.changeSetId)).status).toBe(200);
    expect((await put(booking.id, 'departure')).body.booking.status).toBe('DEPARTED');
    expect(codeOf(await put(booking.id, 'arrival'))).toEqual([409, 'move-not-allowed']);
    const early = await book(await addSlot(api, { inDays: 33 }));
    expect(codeOf(await put(early.id, 'arrival'))).toEqual([409, 'too-early']);
  });

  it('takes one tap of two people at once as one, and never turns it back', async () => {
    const booking = await book(await addSlotNow(api));
    const twice = (what: Change, body?: Sendable) =>
      Promise.all([put(booking.id, what, body), put(booking.id, what, body)]);
    const arrivals = await twice('arrival');
    expect(arrivals.map(({ status, body }) => [status, body.booking.status])).toEqual([
      [200, 'ARRIVED'],
      [200, 'ARRIVED'],
    ]);
    expect(arrivals[0]?.body.booking).toEqual(arrivals[1]?.body.booking);
    const { version } = arrivals[0]?.body.booking;
    // Both saw a booking that is not urgent: both want it urgent.
    const hurries = await twice('hurry', { isHurried: true, version });
    expect(hurries.map(({ status, body }) => [status, body.booking.isHurried])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(codeOf(await put(booking.id, 'hurry', { isHurried: false, version }))).toEqual([409, 'version-conflict']);
    const departures = await twice('departure');
    expect(departures.map(({ status, body }) => [status, body.booking.status])).toEqual([
      [200, 'DEPARTED'],
      [200, 'DEPARTED'],
    ]);
    expect(departures[0]?.body.booking).toEqual(departures[1]?.body.booking);
    expect(codeOf(await put(booking.id, 'arrival'))).toEqual([409, 'move-not-allowed']);
  });

  it('undoes only clinic actions of the same day', async () => {
    expect((await undo(crypto.randomUUID())).status).toBe(404);
    const other = {
      action: 'UPDATE' as const,
      table_name: 'tags',
      row_id: unknownId,
      change_set_id: unknownId,
    };
    await api.deps.db.kysely.insertInto('audit_log').values(other).execute();
    expect((await undo(other.change_set_id)).status).toBe(404);
    const arrived = await put((await book(await addSlotNow(api))).id, 'arrival');
    api.wait(86_400);
    expect(codeOf(await undo(arrived.body.changeSetId))).toEqual([409, 'undo-late']);
    api.wait(-86_400);
  });

  it('lists urgent bookings first, and stores staff memos', async () => {
    const booking = await book(await addSlot(api, { inDays: 34 }));
    expect((await put(booking.id, 'hurry', { isHurried: true })).body.booking).toMatchObject({
      isHurried: true,
      version: 2,
    });
    const hurriedBefore = await put(booking.id, 'hurry', { isHurried: false, version: 1 });
    expect(codeOf(hurriedBefore)).toEqual([409, 'version-conflict']);
    expect(hurriedBefore.body.conflicts).toMatchObject([{ mine: '급하지 않음', theirs: '급함', theirVersion: 2 }]);
    const versions = { [booking.id]: 1 };
    const assigned = await api.call('PUT', '/clinic/assign-ta', {
      as: 'ta',
      body: { participantIds: [booking.id], taIds: [], versions },
    });
    expect(codeOf(assigned)).toEqual([409, 'version-conflict']);
    expect((await put(booking.id, 'memo', { version: 2, memo: ' 조용한 자리 ' })).body.booking.memo).toBe(
      '조용한 자리',
    );
    const stale = await put(booking.id, 'memo', { version: 2, memo: '창가' });
    expect(codeOf(stale)).toEqual([409, 'version-conflict']);
    expect(stale.body.conflicts[0]).toMatchObject({ mine: '창가', theirs: '조용한 자리', theirVersion: 3 });
  });

  it('is closed with a preview and no-shows, and reopened', async () => {
    const slot = await addSlotNow(api);
    const [here, missing] = [await book(slot), await book(slot)];
    await put(here.id, 'arrival');
    const close = (body: Sent<'closeClinicDay'>) => api.call('POST', '/clinic/close-day', { as: 'ta', body });
    expect(codeOf(await close({ date: dateOf(5), mode: 'COMMIT' }))).toEqual([409, 'too-early']);
    await shiftSlot(api, slot.id, -30 * 60_000, -60_000);
    const { heldOn } = (await api.gql(`{ clinicSlots_by_pk(id: "${slot.id}") { heldOn } }`, { as: 'ta' })).body.data
      .clinicSlots_by_pk;
    const ids = (named: { participantId: string }[]) => named.map(({ participantId }) => participantId);
    // The demo's own evening may be over by now, with people who waited.
    const [waited] = await api.deps.db.sql.query<{ count: number }>(
      `select count(*)::int as count from clinic_participants p join clinic_slots s on s.id = p.slot_id
      where s.held_on = $1 and p.status = 'WAITING' and p.ends_at <= now()`,
      [heldOn],
    );
    const preview = await close({ date: heldOn, mode: 'PREVIEW' });
    expect(preview.body).toMatchObject({ mode: 'PREVIEW', letGo: waited?.count, changeSetId: null });
    expect([ids(preview.body.noShows), ids(preview.body.stillHere)]).toEqual([
      expect.arrayContaining([missing.id]),
      expect.arrayContaining([here.id]),
    ]);
    const closed = await close({ date: heldOn, mode: 'COMMIT' });
    expect(ids(closed.body.noShows)).toContain(missing.id);
    expect(codeOf(await put(missing.id, 'arrival'))).toEqual([409, 'move-not-allowed']);
    expect((await undo(closed.body.changeSetId)).status).toBe(200);
    expect((await put(missing.id, 'arrival')).body.booking.status).toBe('ARRIVED');
  });
});

describe('moves', () => {
  it('go to a slot with a free seat, not to a full one', async () => {
    const [one, other] = [
      await addSlot(api, { inDays: 36, capacity: 1 }),
      await addSlot(api, { inDays: 37, capacity: 1 }),
    ];
    const [booking, waiting] = [await book(one), await book(one, { wait: true })];
    const move = (slotId: string, version = 1) => put(booking.id, 'move-participant-slot', { version, slotId });
    expect((await move(unknownId)).status).toBe(404);
    expect(codeOf(await move(other.id, 9))).toEqual([409, 'version-conflict']);
    const moved = await move(other.id);
    expect(moved.body.booking).toMatchObject({ slotId: other.id, status: 'RESERVED', startsAt: hourOf(37, 17) });
    const { body } = await api.gql(`{ clinicParticipants_by_pk(id: "${waiting.id}") { status } }`, { as: 'ta' });
    expect(body.data.clinicParticipants_by_pk.status).toBe('RESERVED');
    expect(codeOf(await move(one.id, 2))).toEqual([409, 'full']);
    const counsel = await addSlot(api, { inDays: 38, reserveType: 'COUNSEL', counselType: 'STUDY' });
    expect(codeOf(await move(counsel.id, 2))).toEqual([409, 'fixed']);
    const free = await addSlot(api, { inDays: 38 });
    await api.call('DELETE', `/clinic/slot/${other.id}/participants/${booking.id}`, { as: 'ta' });
    expect(codeOf(await move(free.id, 3))).toEqual([409, 'move-not-allowed']);
  });

  it('set a time within the slot', async () => {
    const slot = await addSlot(api, { inDays: 39 });
    const booking = await book(slot);
    const to = (from: number, until: number, version = 1) =>
      put(booking.id, 'participant-change-time', { version, startsAt: hourOf(39, from), endsAt: hourOf(39, until) });
    expect((await to(16, 18)).body.errors[0].field).toBe('startsAt');
    expect((await to(18, 17.5)).status).toBe(422);
    expect((await to(17.5, 18.5)).body.booking).toMatchObject({ startsAt: hourOf(39, 17.5), version: 2 });
    expect(codeOf(await to(17, 18))).toEqual([409, 'version-conflict']);
  });
});

describe('TAs', () => {
  it('are assigned bookings, balanced over the day, and unassigned', async () => {
    const slot = await addSlot(api, { inDays: 40, capacity: 5 });
    const bookings = [];
    for (let at = 0; at < 5; at += 1) bookings.push(await book(slot));
    const ids = bookings.map(({ id }) => id);
    const assign = (participantIds: string[], taIds: string[]) =>
      api.call('PUT', '/clinic/assign-ta', { as: 'ta', body: { participantIds, taIds } });
    expect((await assign(ids, [unknownId])).status).toBe(404);
    expect((await assign(ids.slice(0, 2), [staff.ta.id])).status).toBe(200);
    const shared = await assign(ids.slice(2), [staff.ta.id, staff.taAdmin.id]);
    expect(shared.body.bookings.filter(({ taId }) => taId === staff.taAdmin.id)).toHaveLength(2);
    const day = `startDate=${dateOf(40)}&endDate=${dateOf(40)}`;
    const { counts } = (await api.call('GET', `/clinic/ta-assignment-counts?${day}`, { as: 'ta' })).body;
    expect(counts.map(({ taId, assigned, minutes }: Record<string, unknown>) => [taId, assigned, minutes])).toEqual([
      [staff.taAdmin.id, 2, 240],
      [staff.ta.id, 3, 360],
    ]);
    const list = async (query = '') =>
      (await api.call('GET', `/clinic/ta-assignment-details?date=${dateOf(40)}${query}`, { as: 'ta' })).body.bookings;
    expect(await list()).toHaveLength(5);
    expect(await list(`&taId=${staff.ta.id}`)).toHaveLength(3);
    expect((await undo(shared.body.changeSetId)).status).toBe(200);
    expect((await list()).filter(({ taId }: { taId: string | null }) => taId === null)).toHaveLength(3);
    await assign(ids, []);
    expect(await list(`&taId=${staff.ta.id}`)).toEqual([]);
    await api.call('DELETE', `/clinic/slot/${slot.id}/participants/${ids[0]}`, { as: 'ta' });
    expect(codeOf(await assign(ids, [staff.ta.id]))).toEqual([409, 'not-assignable']);
  });

  it('counsel one at a time', async () => {
    const counsel = { reserveType: 'COUNSEL', counselType: 'STUDY', taId: staff.ta.id } as const;
    const [one, other] = [
      await addSlot(api, { inDays: 41, ...counsel }),
      await addSlot(api, { inDays: 41, ...counsel }),
    ];
    await book(one);
    expect(codeOf(await add(other.id, { studentIds: await addStudents(api, 1) }))).toEqual([409, 'overlap']);
  });
});
