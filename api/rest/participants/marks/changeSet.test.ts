import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { unfit, type Sent } from '../../../testing/calls.ts';
import {
  addWeek,
  attendanceTypes,
  participantsOf,
  unknownId,
  type AttendanceTypes,
  type ParticipantRow,
  type WeekPath,
} from '../../../testing/rows.ts';

let api: TestApi;
let types: AttendanceTypes;
let week: Awaited<ReturnType<typeof addWeek>>;
let next: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  types = await attendanceTypes(api);
  week = await addWeek(api, 60);
  next = await addWeek(api, 61);
});
afterAll(() => api.close());

type As = 'ta' | 'admin' | 'minsu';
const send = (body: Sent<'markAttendanceBulk'>, as: As, path: WeekPath = week.path) =>
  api.call('PUT', `${path}/attendance/bulk`, { as, body });
const now = async (row: ParticipantRow | undefined, of = week): Promise<ParticipantRow> => {
  const found = (await participantsOf(api, of.id)).find(({ id }) => id === row?.id);
  if (!found) throw new Error('미적분 B needs students');
  return found;
};
const set = ({ id, version }: ParticipantRow, values: object) => ({ participantId: id, version, ...values });
const at = (index: number, of = week) => now(of.participants[index], of);

describe('a change set', () => {
  it('is refused when empty, malformed, of people elsewhere or of unknown types', async () => {
    const one = await at(0);
    const body = { changes: [set(one, { attTypeId: types['출석'] })] };
    expect((await send({ changes: [] }, 'ta')).status).toBe(400);
    expect((await send(unfit({ changes: [{ participantId: one.id }] }), 'ta')).status).toBe(400);
    expect((await send({ changes: [set(one, { memo: '가'.repeat(501) })] }, 'ta')).status).toBe(400);
    const twice = await send({ changes: [set(one, { memo: '한 번' }), set(one, { memo: '두 번' })] }, 'ta');
    expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'changes.1.participantId']);
    expect((await send({ changes: [set(one, { attTypeId: unknownId })] }, 'ta')).status).toBe(404);
    expect((await send({ changes: [set({ ...one, id: unknownId }, { memo: '누구' })] }, 'ta')).status).toBe(404);
    const elsewhere = `/lectures/${lectures.basics.id}/weekly-lectures/${week.id}` as const;
    expect((await send(body, 'ta', elsewhere)).status).toBe(404);
    expect(await at(0)).toEqual(one);
  });

  it('names every conflict with its value, and writes nothing', async () => {
    const [one, other] = [await at(0), await at(1)];
    await api.call('PUT', `${week.path}/student-memo/${other.studentId}`, {
      as: 'admin',
      body: { version: other.version, memo: '병원' },
    });
    const values = { attTypeId: types['결석'], memo: '연락 없음' };
    const { status, body } = await send({ changes: [set(one, values), set(other, values)] }, 'ta');
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toMatchObject([
      { id: other.id, field: 'attTypeId', mine: '결석', theirs: null, theirVersion: 2, changedBy: '한서윤' },
      { id: other.id, field: 'memo', mine: '연락 없음', theirs: '병원', theirVersion: 2 },
    ]);
    expect(await at(0)).toEqual(one);
  });

  it('mixes values and weeks, is one change set in the audit log, and is undone by another', async () => {
    const rows = [await at(0), await at(1), await at(0, next)] as const;
    const changes = [
      set(rows[0], { attTypeId: types['출석'] }),
      set(rows[1], { attTypeId: types['지각'], memo: '버스' }),
      set(rows[2], { attTypeId: types['결석'] }),
    ];
    const { status, body } = await send({ kind: 'paste', changes }, 'ta');
    expect([status, body.changed.length]).toEqual([200, 3]);
    expect(await at(1)).toMatchObject({ attendanceTypeId: types['지각'], memo: '버스' });
    expect(await at(0, next)).toMatchObject({ attendanceTypeId: types['결석'] });

    const { body: log } = await api.gql(
      `query ($ids: [String!]!) { auditLog(where: { rowId: { _in: $ids }, action: { _eq: "UPDATE" } }, order_by: { at: desc }, limit: 3) { changeSetId changeSet { kind } } }`,
      { as: 'ta', variables: { ids: rows.map(({ id }) => id) } },
    );
    const ids = new Set(log.data.auditLog.map(({ changeSetId }: { changeSetId: string }) => changeSetId));
    expect([ids.size, log.data.auditLog[0].changeSet]).toEqual([1, { kind: 'ATTENDANCE_PASTE' }]);

    const undone = await api.call('POST', `/changes/${body.changeSetId}/undo`, { as: 'ta' });
    expect([undone.status, undone.body.left]).toEqual([200, []]);
    expect(await at(1)).toMatchObject({ attendanceTypeId: rows[1].attendanceTypeId, memo: rows[1].memo });
  });

  it('is not undone over a lock until it is opened', async () => {
    const before = await at(4);
    const marked = await send({ changes: [set(before, { attTypeId: types['지각'] })] }, 'ta');
    const made = await at(4);
    const lock = { changes: [set(made, { isLocked: true, reason: '확정' })] };
    expect((await send(lock, 'ta')).status).toBe(200);
    const { status, body } = await api.call('POST', `/changes/${marked.body.changeSetId}/undo`, { as: 'ta' });
    expect([status, body.code]).toEqual([409, 'locked']);
    // As a whole, too: what was locked and opened since is no longer as the change set left it.
    const undo = () =>
      api.call('POST', `${week.path}/attendance/undo`, { as: 'admin', body: { changeSetId: marked.body.changeSetId } });
    expect((await undo()).status).toBe(409);
    expect(await at(4)).toMatchObject({ attendanceTypeId: types['지각'], isLocked: true });
    const open = { changes: [set(await at(4), { isLocked: false, reason: '정정' })] };
    expect((await send(open, 'admin')).status).toBe(200);
    const undone = await api.call('POST', `/changes/${marked.body.changeSetId}/undo`, { as: 'ta' });
    expect([undone.status, (await at(4)).attendanceTypeId]).toEqual([200, before.attendanceTypeId]);
  });

  it('is not undone as a whole when it marked and locked at once', async () => {
    const written = await send({ changes: [set(await at(4), { attTypeId: types['지각'], isLocked: true })] }, 'ta');
    const path = `${week.path}/attendance/undo` as const;
    const { status, body } = await api.call('POST', path, {
      as: 'admin',
      body: { changeSetId: written.body.changeSetId },
    });
    expect([status, body.code]).toEqual([409, 'locked']);
    const open = { changes: [set(await at(4), { attTypeId: null, isLocked: false, reason: '정정' })] };
    expect((await send(open, 'admin')).status).toBe(200);
  });

  it('locks many with a reason; a TA can neither change nor unlock them', async () => {
    const rows = [await at(2), await at(3)];
    const locked = await send({ changes: rows.map((row) => set(row, { isLocked: true, reason: '마감' })) }, 'ta');
    expect(locked.body.changed).toMatchObject([
      { isLocked: true, lockReason: '마감' },
      { isLocked: true, lockReason: '마감' },
    ]);
    const [one, free] = [await at(2), await at(4)];
    const refused = await send({ changes: [set(free, { memo: '가' }), set(one, { attTypeId: types['출석'] })] }, 'ta');
    expect([refused.status, refused.body.code]).toEqual([409, 'locked']);
    expect((await at(4)).memo).toBe('');
    expect((await send({ changes: [set(one, { isLocked: false, reason: '정정' })] }, 'ta')).status).toBe(409);
    const silent = await send({ changes: [set(one, { isLocked: false })] }, 'admin');
    expect([silent.status, silent.body.errors[0].field]).toEqual([400, 'changes.0.reason']);
    expect((await send({ changes: [set(one, { isLocked: false, reason: '정정' })] }, 'admin')).status).toBe(200);
  });

  it('links a make-up lesson to the week that was missed', async () => {
    const missed = await at(5);
    const here = await now(
      next.participants.find(({ studentId }) => studentId === missed.studentId),
      next,
    );
    const link = (row: ParticipantRow) =>
      send({ changes: [set(row, { attTypeId: types['보강'], makeupForId: missed.id })] }, 'ta');
    expect((await link(here)).body).toMatchObject({ status: 409, code: 'makeup-not-allowed' });
    await send({ changes: [set(missed, { attTypeId: types['결석'] })] }, 'ta');
    expect((await link(await at(6, next))).body).toMatchObject({ status: 409, code: 'makeup-not-allowed' });
    expect((await link(here)).body.changed).toMatchObject([{ makeupForId: missed.id }]);
    const { body } = await api.gql(
      `query ($id: uuid!) { participants_by_pk(id: $id) { madeUpBy { weeklyLecture { heldOn } } } }`,
      { as: 'ta', variables: { id: missed.id } },
    );
    expect(body.data.participants_by_pk.madeUpBy.weeklyLecture.heldOn).toMatch(/^20/);
    const absentNoMore = await send({ changes: [set(await at(5), { attTypeId: types['출석'] })] }, 'ta');
    expect(absentNoMore.body).toMatchObject({ status: 409, code: 'makeup-linked' });
    const linked = await now(here, next);
    expect((await send({ changes: [set(linked, { makeupForId: null })] }, 'ta')).status).toBe(200);
  });
});
