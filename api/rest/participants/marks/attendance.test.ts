import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
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
let weekNumber = 50;
beforeAll(async () => {
  api = await startApi();
  types = await attendanceTypes(api);
});
afterAll(() => api.close());

const newWeek = async (): Promise<[ParticipantRow, ParticipantRow, ...ParticipantRow[]]> => {
  week = await addWeek(api, weekNumber++);
  const [first, second, ...others] = week.participants;
  if (!first || !second) throw new Error('미적분 B needs students');
  return [first, second, ...others];
};
const mark = (userId: string, type: string | undefined, version: number, as: 'ta' | 'admin' = 'ta') =>
  api.call('PUT', `${week.path}/attendance/${userId}/${type}`, { as, body: { version } });

describe('markAttendance', () => {
  it('refuses unknown participants and unknown types', async () => {
    const [someone] = await newWeek();
    const path = `${week.path}/attendance/${someone.studentId}/${types['출석']}` as const;
    expect((await api.send('PUT', path, { as: 'ta', body: { version: 'one' } })).status).toBe(400);
    expect((await mark(unknownId, types['출석'], 1)).status).toBe(404);
    expect((await mark(someone.studentId, unknownId, 1)).status).toBe(404);
    const elsewhere = path.replace(lectures.calculusB.id, lectures.basics.id);
    expect((await api.send('PUT', elsewhere, { as: 'ta', body: { version: 1 } })).status).toBe(404);
  });

  it('marks, marks again, and clears', async () => {
    const [{ studentId }] = await newWeek();
    expect((await mark(studentId, types['출석'], 1)).body).toMatchObject({
      attendanceTypeId: types['출석'],
      version: 2,
    });
    expect((await mark(studentId, types['지각'], 2)).body).toMatchObject({
      attendanceTypeId: types['지각'],
      version: 3,
    });
    expect((await mark(studentId, 'none', 3)).body).toMatchObject({ attendanceTypeId: null, version: 4 });
  });

  it('answers a stale write with both values, the other author and the time', async () => {
    const [{ studentId }] = await newWeek();
    await mark(studentId, types['결석'], 1, 'admin');
    const { status, body } = await mark(studentId, types['출석'], 1);
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toMatchObject([{ mine: '출석', theirs: '결석', theirVersion: 2, changedBy: '한서윤' }]);
    expect(Date.parse(body.conflicts[0].changedAt)).toBeGreaterThan(Date.parse(inMinutes(-1)));
  });

  it('accepts exactly one of twenty writers of one version', async () => {
    const [{ studentId }] = await newWeek();
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(studentId, types['출석'], 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('markAttendanceBulk', () => {
  const bulk = (body: Sent<'markAttendanceBulk'>) =>
    api.call('PUT', `${week.path}/attendance/bulk`, { as: 'ta', body });

  it('refuses an empty list, strangers', async () => {
    const [{ studentId }] = await newWeek();
    const body = { userIds: [studentId], attTypeId: types['출석'] } satisfies Partial<Sent<'markAttendanceBulk'>>;
    expect((await bulk({ ...body, userIds: [] })).status).toBe(400);
    expect((await bulk({ ...body, userIds: [studentId, unknownId] })).status).toBe(404);
    expect((await participantsOf(api, week.id)).every(({ version }) => version === 1)).toBe(true);
  });

  it('marks the rest: only unmarked participants', async () => {
    const people = await newWeek();
    await mark(people[0].studentId, types['결석'], 1);
    const userIds = people.map(({ studentId }) => studentId);
    const rest = { userIds, attTypeId: types['출석'], onlyBlank: true } satisfies Sent<'markAttendanceBulk'>;
    expect((await bulk({ ...rest, versions: {} })).status).toBe(400);
    expect((await bulk({ ...rest, attTypeId: null })).status).toBe(400);
    const { status, body } = await bulk(rest);
    expect(status).toBe(200);
    expect(body.skipped).toEqual([people[0].studentId]);
    expect(body.changed).toHaveLength(people.length - 1);
    const { body: log } = await api.gql(
      '{ auditLog(where: { changeSet: { kind: { _eq: "ATTENDANCE_MARK" } } }, order_by: { at: desc }, limit: 500) { changeSetId } }',
      { as: 'admin' },
    );
    const newest = log.data.auditLog[0].changeSetId;
    const ofNewest = log.data.auditLog.filter((row: { changeSetId: string }) => row.changeSetId === newest);
    expect(ofNewest).toHaveLength(people.length - 1);
  });

  it('with versions marks all or none', async () => {
    const [one, other] = await newWeek();
    await mark(other.studentId, types['지각'], 1);
    const userIds = [one.studentId, other.studentId];
    const stale = {
      userIds,
      attTypeId: types['출석'],
      versions: { [one.studentId]: 1, [other.studentId]: 1 },
    } satisfies Sent<'markAttendanceBulk'>;
    const { status, body } = await bulk(stale);
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toHaveLength(1);
    const rows = await participantsOf(api, week.id);
    expect(rows.find(({ studentId }) => studentId === one.studentId)?.attendanceTypeId).toBeNull();
    expect((await bulk({ ...stale, versions: { [one.studentId]: 1, [other.studentId]: 2 } })).status).toBe(200);
    expect((await bulk({ ...stale, versions: {} })).status).toBe(400);
  });

  it('clears marks', async () => {
    const people = await newWeek();
    const userIds = people.map(({ studentId }) => studentId);
    await bulk({ userIds, attTypeId: types['출석'] });
    const versions = Object.fromEntries(userIds.map((id) => [id, 2]));
    expect((await bulk({ userIds, attTypeId: null, versions })).status).toBe(200);
    expect((await participantsOf(api, week.id)).every(({ attendanceTypeId }) => attendanceTypeId === null)).toBe(true);
    expect((await bulk({ userIds, attTypeId: null })).status).toBe(200);
  });

  it('sets none when one of them is locked', async () => {
    const [one, other] = await newWeek();
    const path = `${week.path}/participants/${other.id}/attendance-lock/true` as const;
    expect((await api.call('PUT', path, { as: 'ta' })).status).toBe(200);
    const answer = await bulk({ userIds: [one.studentId, other.studentId], attTypeId: types['출석'] });
    expect([answer.status, answer.body.code]).toEqual([409, 'locked']);
    expect((await participantsOf(api, week.id)).every(({ attendanceTypeId }) => attendanceTypeId === null)).toBe(true);
  });

  it('is taken back by its change set, unless somebody changed one of them since', async () => {
    const [one, other] = await newWeek();
    await mark(one.studentId, types['결석'], 1);
    const userIds = [one.studentId, other.studentId];
    const undo = (changeSetId: string, path: WeekPath = week.path) =>
      api.call('POST', `${path}/attendance/undo`, { as: 'ta', body: { changeSetId } });
    const first = await bulk({ userIds, attTypeId: types['출석'] });
    expect((await undo(unknownId)).status).toBe(404);
    const elsewhere = `/lectures/${lectures.basics.id}/weekly-lectures/${week.id}` as const;
    expect((await undo(first.body.changeSetId, elsewhere)).status).toBe(404);
    expect((await undo(first.body.changeSetId)).status).toBe(200);
    const rows = await participantsOf(api, week.id);
    expect(userIds.map((id) => rows.find(({ studentId }) => studentId === id)?.attendanceTypeId)).toEqual([
      types['결석'],
      null,
    ]);
    const second = await bulk({ userIds, attTypeId: types['출석'] });
    await mark(other.studentId, types['지각'], 4);
    const refused = await undo(second.body.changeSetId);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-since']);
    expect(refused.body.conflicts).toHaveLength(1);
  });

  // PGlite runs transactions one after another; only the server of TEST_DATABASE_URL runs them at once.
  it('accepts one of many writes of the same students in different orders, without a deadlock', async () => {
    for (let round = 0; round < 4; round++) {
      const people = await newWeek();
      const ids = people.map(({ studentId }) => studentId);
      const versions = Object.fromEntries(ids.map((id) => [id, 1]));
      const answers = await Promise.all(
        ids.map((_, shift) => {
          const userIds = [...ids.slice(shift), ...ids.slice(0, shift)];
          return bulk({ userIds: shift % 2 ? userIds : userIds.toReversed(), attTypeId: types['출석'], versions });
        }),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...ids.slice(1).map(() => 409)]);
      expect((await participantsOf(api, week.id)).every(({ version }) => version === 2)).toBe(true);
    }
    const counted = await api.deps.db.sql.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(counted).toEqual([{ deadlocks: 0 }]);
  });
});

describe('lockAttendance', () => {
  const lock = (id: string, flag: string, body: { version?: number; reason?: string }, as: 'ta' | 'taAdmin') =>
    api.call('PUT', `${week.path}/participants/${id}/attendance-lock/${flag}`, { as, body });

  it('refuses other flags, unknown people, long reasons', async () => {
    const [someone] = await newWeek();
    expect((await lock(someone.id, 'true', { version: 0 }, 'ta')).status).toBe(400);
    expect((await lock(someone.id, 'true', { version: 1, reason: '가'.repeat(201) }, 'ta')).status).toBe(400);
    expect((await lock(someone.id, 'maybe', { version: 1 }, 'ta')).status).toBe(404);
    expect((await lock(unknownId, 'true', { version: 1 }, 'ta')).status).toBe(404);
    expect((await lock(someone.id, 'true', { version: 7 }, 'ta')).body).toMatchObject({ code: 'version-conflict' });
  });

  it('lets any staff member lock, and only admin level change or unlock, with a reason', async () => {
    const [someone] = await newWeek();
    const locked = await lock(someone.id, 'true', { version: 1, reason: '  학부모께 알림 ' }, 'ta');
    expect(locked.body).toMatchObject({ isLocked: true, lockReason: '학부모께 알림', version: 2 });
    const refused = await mark(someone.studentId, types['출석'], 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'locked']);
    expect((await lock(someone.id, 'false', { version: 2, reason: '실수' }, 'ta')).status).toBe(409);
    expect((await mark(someone.studentId, types['출석'], 2, 'admin')).status).toBe(200);
    const silent = await lock(someone.id, 'false', { version: 3, reason: ' ' }, 'taAdmin');
    expect([silent.status, silent.body.errors[0].field]).toEqual([400, 'reason']);
    expect((await lock(someone.id, 'false', { version: 3, reason: '정정' }, 'taAdmin')).body).toMatchObject({
      isLocked: false,
      lockReason: '정정',
      version: 4,
    });
    await lock(someone.id, 'true', { version: 4 }, 'ta');
    const unsaid = await lock(someone.id, 'false', { version: 5 }, 'taAdmin');
    expect(unsaid.body).toMatchObject({ isLocked: false, lockReason: '사유를 적지 않음' });
  });
});

describe('what a student sees', () => {
  it('is only their own mark, without the memo', async () => {
    await newWeek();
    const { body } = await api.gql(
      `{ participants(where: { weeklyLectureId: { _eq: "${week.id}" } }) { studentId } }`,
      { as: 'minsu' },
    );
    expect(body.data.participants).toEqual([{ studentId: students.minsu.id }]);
    const memo = await api.gql('{ participants { memo } }', { as: 'minsu' });
    expect(memo.body.errors[0].extensions.code).toBe('validation-failed');
  });
});
