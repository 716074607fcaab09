import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addExam } from '../../testing/setups/exams.ts';
import {
  addWeek,
  attendanceTypes,
  participantsOf,
  unknownId,
  type AttendanceTypes,
  type ParticipantRow,
} from '../../testing/rows.ts';
import { stackOf } from '../../testing/servers/stack.ts';

let api: TestApi;
let types: AttendanceTypes;
let stack: ReturnType<typeof stackOf>;
let weekNumber = 60;
beforeAll(async () => {
  api = await startApi();
  types = await attendanceTypes(api);
  stack = stackOf(api);
});
afterAll(() => api.close());

describe('of attendance', () => {
  let week: Awaited<ReturnType<typeof addWeek>>;
  beforeEach(async () => void (week = await addWeek(api, weekNumber++)));
  const at = async (index: number): Promise<ParticipantRow> => {
    const found = (await participantsOf(api, week.id))[index];
    if (!found) throw new Error('미적분 B needs students');
    return found;
  };
  const mark = async (index: number, type: string, as: 'ta' | 'admin' = 'ta') => {
    const { studentId, version } = await at(index);
    return api.call('PUT', `${week.path}/attendance/${studentId}/${type}`, { as, body: { version } });
  };
  const lock = async (index: number, flag: 'true' | 'false', as: 'ta' | 'admin', reason?: string) => {
    const { id, version } = await at(index);
    return api.call('PUT', `${week.path}/participants/${id}/attendance-lock/${flag}`, {
      as,
      body: { version, reason },
    });
  };

  it('lists each key press to whoever did it, on every device, and to nobody else', async () => {
    await mark(0, types['출석']);
    await mark(1, types['결석'], 'admin');
    expect(await stack.read(week.id)).toMatchObject([
      { kind: 'ATTENDANCE_MARK', isDone: true, cells: 1, name: 'attendance', before: null, after: '출석' },
    ]);
    expect(await stack.read(week.id, 'admin')).toMatchObject([{ after: '결석' }]);
    expect((await stack.read(unknownId)).length).toBe(0);
  });

  it('undoes, does again and undoes once more, each by the id of the last', async () => {
    await mark(0, types['출석']);
    const [done] = await stack.read(week.id);
    const undone = await stack.undo(done!.id);
    expect([undone.status, undone.body.left]).toEqual([200, []]);
    expect((await at(0)).attendanceTypeId).toBeNull();
    expect(await stack.read(week.id)).toMatchObject([{ id: done!.id, headId: undone.body.changeSetId, isDone: false }]);
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect((await at(0)).attendanceTypeId).toBe(types['출석']);
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect((await at(0)).attendanceTypeId).toBeNull();
  });

  it('is refused by name the second time, and to anybody else', async () => {
    await mark(0, types['출석']);
    const [{ id } = { id: '' }] = await stack.read(week.id);
    expect((await stack.undo(id, 'admin')).status).toBe(404);
    expect((await stack.undo(unknownId)).status).toBe(404);
    expect((await stack.undo(id)).status).toBe(200);
    expect((await stack.undo(id)).body).toMatchObject({ status: 409, code: 'already-undone' });
    await mark(2, types['결석'], 'admin');
    const [theirs] = await stack.read(week.id, 'admin');
    const inLecture = { as: 'ta', body: { changeSetId: theirs!.id } } as const;
    const refused = await api.call('POST', `${week.path}/attendance/undo`, inLecture);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-own']);
    // What a manager undid in the audit log is no longer in the stack, and not done again by its author.
    await mark(1, types['출석']);
    const [last] = await stack.read(week.id);
    const byManager = await api.call('POST', `/admin/audit/${last!.id}/undo`, { as: 'admin' });
    expect((await stack.read(week.id)).map((one) => one.id)).toEqual([id]);
    expect((await stack.undo(byManager.body.changeSetId)).status).toBe(404);
  });

  it('leaves what somebody changed since, and names it', async () => {
    const rows = await participantsOf(api, week.id);
    const changes = rows
      .slice(0, 3)
      .map(({ id, version }) => ({ participantId: id, version, attTypeId: types['출석'] }));
    await api.call('PUT', `${week.path}/attendance/bulk`, { as: 'ta', body: { kind: 'paste', changes } });
    await mark(1, types['지각'], 'admin');
    const { status, body } = await stack.turnLast(week.id);
    const name = (await stack.read(week.id, 'admin'))[0]?.personName;
    expect([status, body.left]).toEqual([200, [{ name, why: 'CHANGED', changedBy: staff.admin.name }]]);
    const after = (await participantsOf(api, week.id)).slice(0, 3).map(({ attendanceTypeId }) => attendanceTypeId);
    expect(after).toEqual([null, types['지각'], null]);
    // Done again, it is what was undone, and no more.
    expect((await stack.turnLast(week.id)).body.left).toEqual([]);
    expect((await at(1)).attendanceTypeId).toBe(types['지각']);
  });

  it('is refused where nothing else is left, and stays in the stack', async () => {
    await mark(0, types['출석']);
    await mark(0, types['지각'], 'admin');
    expect((await stack.turnLast(week.id)).body).toMatchObject({ status: 409, code: 'changed-since' });
    expect(await stack.read(week.id)).toMatchObject([{ isDone: true }]);
  });

  it('locks and unlocks, with the reason there was', async () => {
    await lock(0, 'true', 'admin', '월말 정산');
    await lock(0, 'false', 'admin', '정정');
    expect(await stack.read(week.id, 'admin')).toMatchObject([
      { kind: 'ATTENDANCE_LOCK', name: 'lock', before: '월말 정산', after: null },
      { name: 'lock', before: null, after: '월말 정산' },
    ]);
    const [unlocked, locked] = await stack.read(week.id, 'admin');
    expect((await stack.undo(unlocked!.id, 'admin')).status).toBe(200);
    expect((await at(0)).isLocked).toBe(true);
    expect((await stack.undo(locked!.id, 'admin')).status).toBe(200);
    expect((await at(0)).isLocked).toBe(false);
    const again = (await stack.read(week.id, 'admin')).find(({ id }) => id === locked!.id);
    expect((await stack.undo(again!.headId, 'admin')).status).toBe(200);
    expect(await at(0)).toMatchObject({ isLocked: true });
    expect(await stack.read(week.id, 'admin')).toMatchObject([{ isDone: false }, { isDone: true }]);
  });

  it('lets a TA take back their own lock, and no other', async () => {
    expect((await lock(0, 'true', 'ta')).status).toBe(200);
    const [own] = await stack.read(week.id);
    expect((await lock(0, 'false', 'ta', '실수')).status).toBe(409);
    await lock(0, 'false', 'admin', '정정');
    await lock(0, 'true', 'admin', '');
    expect((await stack.undo(own!.id)).body).toMatchObject({ status: 409, code: 'locked' });
    await lock(0, 'false', 'admin', '정정');
    await lock(0, 'true', 'ta');
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect((await at(0)).isLocked).toBe(false);
  });

  it('leaves a mark that was locked since', async () => {
    await mark(0, types['출석']);
    await lock(0, 'true', 'admin', '월말 정산');
    expect((await stack.turnLast(week.id)).body).toMatchObject({ status: 409, code: 'locked' });
  });
});

describe('of scores', () => {
  const send = (changes: Record<string, unknown>[], kind: 'edit' | 'paste' = 'edit') =>
    api.send('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body: { kind, changes } });
  const cellOf = async (scoreId: string) =>
    (
      await api.deps.db.sql.query(
        `select status, value::float8, clinic_status, answers, is_grade_by_hand, attempt.grade
        from scores left join score_attempts as attempt on attempt.score_id = scores.id and retake_number = 0 where scores.id = $1`,
        [scoreId],
      )
    )[0];

  it('restores points, absences and clinic states, and what follows from them', async () => {
    const { week, scores } = await addExam(api, weekNumber++, { points: [30, 70], cutline: 50 });
    const id = scores[0]?.id ?? '';
    const set = (typed: string) => api.call('PATCH', `/wl-score/first/${id}/value/${typed}`, { as: 'ta', body: {} });
    expect((await set('40')).status).toBe(200);
    await api.call('PATCH', `/wl-score/first/${id}/clinic-status`, { as: 'ta', body: { clinicStatus: 'EXEMPT' } });
    await set('90');
    expect(await cellOf(id)).toMatchObject({ value: 90, clinic_status: 'NONE' });
    await send([{ scoreId: id, status: 'ABSENT' }]);
    expect(await cellOf(id)).toMatchObject({ status: 'ABSENT', value: null });
    expect((await stack.read(week.id)).map(({ name, cells }) => [name, cells])).toEqual([
      ['status', 2],
      ['clinic', 2],
      ['clinic', 1],
      ['value', 1],
    ]);
    const expected = [
      { status: 'GRADED', value: 90, clinic_status: 'NONE' },
      { status: 'GRADED', value: 40, clinic_status: 'EXEMPT' },
      { value: 40, clinic_status: 'REQUIRED' },
      { status: 'NONE', value: null, clinic_status: 'NONE' },
    ];
    for (const [at, one] of (await stack.read(week.id)).entries()) {
      expect((await stack.undo(one.headId)).body.left).toEqual([]);
      expect(await cellOf(id)).toMatchObject(expected[at] ?? {});
    }
    for (const one of (await stack.read(week.id)).toReversed()) expect((await stack.undo(one.headId)).status).toBe(200);
    expect(await cellOf(id)).toMatchObject({ status: 'ABSENT', value: null });
  });

  it('restores single answers, beside those of others', async () => {
    const { id: examId, week, scores } = await addExam(api, weekNumber++, { points: [30, 30, 40] });
    const scoreId = scores[0]?.id ?? '';
    const answer = (as: 'ta' | 'admin', number: number, given: number) =>
      api.call('PUT', `/wl-exam/${examId}/student-answers`, {
        as,
        body: { changes: [{ scoreId, answers: [{ number, answer: given }] }] },
      });
    await answer('ta', 1, 2);
    await answer('ta', 3, 4);
    await answer('admin', 2, 3);
    expect(await cellOf(scoreId)).toMatchObject({ value: 100, answers: [2, 3, 4] });
    expect(await stack.read(week.id)).toMatchObject([
      { name: 'answer', number: 3, after: '4' },
      { number: 1, after: '2' },
    ]);
    const [, first] = await stack.read(week.id);
    expect((await stack.undo(first!.id)).body.left).toEqual([]);
    expect(await cellOf(scoreId)).toMatchObject({ value: 70, answers: [-1, 3, 4] });
  });

  it('restores a 등급 by hand', async () => {
    const { week, scores } = await addExam(api, weekNumber++, { points: [100] });
    const id = scores[0]?.id ?? '';
    await send([{ scoreId: id, value: 90 }]);
    const graded = await api.call('PATCH', `/wl-score/${id}/grade/FIRST`, { as: 'ta', body: { grade: 2 } });
    expect(graded.status).toBe(200);
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect(await cellOf(id)).toMatchObject({ is_grade_by_hand: false, grade: null });
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect(await cellOf(id)).toMatchObject({ is_grade_by_hand: true, grade: 2 });
  });

  it('undoes and makes again retakes of many, whole', async () => {
    const { week, scores } = await addExam(api, weekNumber++, { points: [100], cutline: 50 });
    const ids = scores.slice(0, 2).map(({ id }) => id);
    await send(
      ids.map((scoreId) => ({ scoreId, value: 10 })),
      'paste',
    );
    const added = await api.send('POST', '/wl-score/retakes', { as: 'ta', body: { scoreIds: ids } });
    expect(added.status).toBeLessThan(300);
    const retakes = () =>
      api.deps.db.sql.query('select from score_attempts where retake_number = 1 and score_id = any ($1)', [ids]);
    expect(await stack.read(week.id)).toMatchObject([{ kind: 'RETAKES_ADD' }, { kind: 'SCORES_PASTE', cells: 2 }]);
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect((await retakes()).length).toBe(0);
    expect((await stack.turnLast(week.id)).status).toBe(200);
    expect((await retakes()).length).toBe(2);
  });
});

it('is no way to undo what is undone elsewhere', async () => {
  await api.call('PUT', `/students/${students.minsu.id}`, { as: 'ta', body: { name: '김민수', school: '새봄고' } });
  const [row] = await api.deps.db.sql.query<{ id: string }>(
    `select change_set_id as id from audit_log where table_name = 'students' order by id desc limit 1`,
  );
  expect((await stack.undo(row?.id ?? '')).status).toBe(404);
});
