import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Caller, type Sent } from '../../testing/calls.ts';
import { addExam, type ScoreRow } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let weekNumber = 60;
let exam: Awaited<ReturnType<typeof addExam>>;
let one: ScoreRow;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  exam = await addExam(api, weekNumber++, { cutline: 60, points: [40, 40, 20] });
  [one] = exam.scores as [ScoreRow];
});

const patch: Caller<'PATCH'> = (path, body) => api.call('PATCH', path, { as: 'ta', body });
const value = (points: number | 'none', version: number, as: Person = 'ta') =>
  api.call('PATCH', `/wl-score/first/${one.id}/value/${points}`, { as, body: { version } });

describe('a value', () => {
  it('is written for an existing score, in valid points', async () => {
    const path = `/wl-score/first/${one.id}/value/80` as const;
    expect((await api.call('PATCH', path, { as: 'ta', body: { version: -1 } })).status).toBe(400);
    expect((await patch(`/wl-score/first/${unknownId}/value/80`, { version: 0 })).status).toBe(404);
    for (const wrong of ['-1', '80.123', 'A', '1e2']) {
      expect((await patch(`/wl-score/first/${one.id}/value/${wrong}`, { version: 0 })).status).toBeOneOf([400, 404]);
    }
  });

  it('says what is wrong with a value, at it', async () => {
    for (const wrong of ['-1', '33.335']) {
      const { status, body } = await patch(`/wl-score/first/${unknownId}/value/${wrong}`, { version: 0 });
      const errors = [{ field: 'value', message: '점수는 0 이상, 소수 둘째 자리까지 입력해 주세요.' }];
      expect([status, body.errors], wrong).toEqual([400, errors]);
    }
  });

  it('begins the attempt, changes it, and clears it', async () => {
    const first = await value(80.5, 0);
    expect([first.status, first.body]).toMatchObject([
      200,
      { value: 80.5, status: 'GRADED', version: 1, retakeNumber: 0 },
    ]);
    expect((await value(59, 1)).body).toMatchObject({ value: 59, clinicStatus: 'REQUIRED', version: 2 });
    expect((await value('none', 2)).body).toMatchObject({
      value: null,
      status: 'NONE',
      clinicStatus: 'NONE',
      version: 3,
    });
  });

  it('stays within the points of the exam', async () => {
    const { status, body } = await value(101, 0);
    expect([status, body.code]).toEqual([422, 'above-total']);
  });

  it('answers a stale write with both values, the other author and the time', async () => {
    await value(80, 0, 'admin');
    const { status, body } = await value(90, 0);
    expect([status, body.code]).toEqual([409, 'version-conflict']);
    expect(body.conflicts).toMatchObject([{ mine: '90', theirs: '80', theirVersion: 1, changedBy: '한서윤' }]);
    expect(body.conflicts[0].label).toMatch(/ · 쪽지시험$/);
    expect(Date.parse(body.conflicts[0].changedAt)).toBeGreaterThan(Date.parse(inMinutes(-1)));
  });

  it('accepts exactly one of twenty writers of one version', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, points) => value(points, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('gives the exam its grades with the last one, and takes them from all', async () => {
    const { kysely } = api.deps.db;
    const settings = (leastTakers: number) =>
      api.call('PUT', '/wl-score/settings', { as: 'admin', body: { leastTakers } });
    const graded = async () => {
      const all = kysely.selectFrom('score_attempts').select('grade').where('exam_id', '=', exam.id);
      return (await all.execute()).filter(({ grade }) => grade !== null).length;
    };
    await kysely.updateTable('students').set({ high_school_entry_year: 2025 }).execute();
    const takers = exam.scores.length;
    expect((await settings(takers)).status).toBe(204);
    for (const [at, { id }] of exam.scores.slice(1).entries()) {
      await patch(`/wl-score/first/${id}/value/${at}`, { version: 0 });
    }
    expect(await graded()).toBe(0);
    expect((await value(80, 0)).body).toMatchObject({ gradeScale: 5, version: 1 });
    expect(await graded()).toBe(takers);
    for (const [least, count] of [
      [takers + 1, 0],
      [1, takers],
    ] as const) {
      await settings(least);
      expect(await graded()).toBe(count);
    }
    expect((await value('none', 1)).body).toMatchObject({ grade: null, gradeScale: null });
    expect(await graded()).toBe(0);
    for (const out of [0, 100]) expect((await settings(out)).status).toBe(400);
  });

  it('leaves no trace in the log', async () => {
    await value(73.25, 0);
    expect(api.logged.join('\n')).not.toContain('73.25');
  });
});

describe('delivery, memo and clinic status', () => {
  it('are written to an attempt, which they begin', async () => {
    expect(
      (await patch(`/wl-score/first/${one.id}/delivery-type`, { version: 0, deliveryType: 'HOME' })).body,
    ).toMatchObject({
      deliveryType: 'HOME',
      value: null,
      status: 'NONE',
      version: 1,
    });
    expect((await patch(`/wl-score/first/${one.id}/memo`, { version: 1, memo: ' 늦게 옴 ' })).body).toMatchObject({
      memo: '늦게 옴',
      version: 2,
    });
    const stale = await patch(`/wl-score/first/${one.id}/delivery-type`, { version: 0, deliveryType: 'ONLINE' });
    expect(stale.body.conflicts).toMatchObject([{ mine: '온라인', theirs: '자택' }]);
  });

  it('change only along allowed transitions', async () => {
    const clinic = (clinicStatus: Sent<'setFirstClinicStatus'>['clinicStatus'], version: number) =>
      patch(`/wl-score/first/${one.id}/clinic-status`, { version, clinicStatus });
    expect((await clinic(unfit('LATER'), 0)).status).toBe(400);
    expect((await clinic('DONE', 0)).body.code).toBe('move-not-allowed');
    await value(50, 0);
    expect((await clinic('NONE', 1)).body.code).toBe('move-not-allowed');
    expect((await clinic('EXEMPT', 1)).body).toMatchObject({ clinicStatus: 'EXEMPT', version: 2 });
  });
});

describe('the status of a score', () => {
  const status = (to: Sent<'setScoreStatus'>['status'], scoreVersion: number) =>
    patch(`/wl-score/${one.id}/status`, { status: to, scoreVersion });

  it('of an absent student clears the value, and refuses one until it is undone', async () => {
    await value(70, 0);
    expect((await status('ABSENT', 1)).body.code).toBe('version-conflict');
    expect((await status('ABSENT', 2)).body).toMatchObject({ status: 'ABSENT', value: null });
    expect((await value(70, 2)).body.code).toBe('absent');
    expect((await status('NONE', 3)).status).toBe(200);
    expect((await value(70, 2)).body).toMatchObject({ status: 'GRADED', value: 70 });
  });

  it('becomes GRADED only by a value', async () => {
    expect((await status('GRADED', 1)).body.code).toBe('move-not-allowed');
    expect((await status('TAKEN', 1)).body).toMatchObject({ status: 'TAKEN' });
  });
});

describe('a retake', () => {
  const add = (body: Sent<'addRetake'> = {}) => api.call('POST', `/wl-score/${one.id}/retake`, { as: 'ta', body });

  it('needs a first attempt', async () => {
    expect((await add()).body.code).toBe('not-given');
    expect((await api.call('POST', `/wl-score/${unknownId}/retake`, { as: 'ta', body: {} })).status).toBe(404);
  });

  it('is written like a first attempt, and clears the clinic status when it passes', async () => {
    await value(40, 0);
    const { status, body } = await add({ deliveryType: 'ONLINE' });
    expect([status, body]).toMatchObject([201, { retakeNumber: 1, value: null, deliveryType: 'ONLINE', version: 1 }]);
    const path = `/wl-score/retake/${body.id}` as const;
    expect((await patch(`${path}/value/55`, { version: 1 })).body).toMatchObject({
      clinicStatus: 'REQUIRED',
      version: 2,
    });
    expect((await patch(`${path}/value/90`, { version: 2 })).body).toMatchObject({ clinicStatus: 'NONE', version: 3 });
    expect((await patch(`${path}/memo`, { version: 3, memo: '두 번째 날' })).body).toMatchObject({ version: 4 });
    expect((await patch(`${path}/delivery-type`, { version: 3, deliveryType: 'HOME' })).status).toBe(409);
    expect((await patch(`${path}/clinic-status`, { version: 4, clinicStatus: 'EXEMPT' })).status).toBe(200);
    const first = await patch(`/wl-score/first/${one.id}/memo`, { version: 2, memo: '' });
    expect(first.body).toMatchObject({ value: 40, clinicStatus: 'NONE' });
  });

  it('is deleted only when it is the last one', async () => {
    await value(40, 0);
    const [first, second] = [(await add()).body.id, (await add()).body.id];
    const remove = (id: string) => api.call('DELETE', `/wl-score/retake/${id}`, { as: 'ta' });
    expect((await remove(unknownId)).status).toBe(404);
    expect((await remove(first)).body.code).toBe('not-latest');
    expect((await remove(second)).status).toBe(204);
    expect((await remove(first)).status).toBe(204);
    expect((await patch(`/wl-score/retake/${first}/memo`, { version: 1, memo: '' })).status).toBe(404);
  });

  it('uses a retake exam of that exam only', async () => {
    await value(40, 0);
    const { status, body } = await add({ retakeExamId: unknownId });
    expect([status, body.code]).toEqual([409, 'other-exam']);
  });
});

describe('answers entered by hand', () => {
  const enter = (answers: number[], version = 0) =>
    api.call('POST', '/wl-score/manual-entry', { as: 'ta', body: { scoreId: one.id, version, answers } });

  it('are graded question by question', async () => {
    expect((await enter([2, 3, 1])).body).toMatchObject({ value: 80, status: 'GRADED' });
    const { body } = await enter([2, -1, 4]);
    expect(body).toMatchObject({
      code: 'version-conflict',
      conflicts: [
        { mine: '2번 무응답 · 3번 4', theirs: '2번 3 · 3번 1', theirVersion: 2, label: expect.stringContaining(' · ') },
      ],
    });
    const { version } = (await enter([2, -1, 4], 2)).body;
    expect((await enter([-1, -1, -1], version)).body).toMatchObject({ value: 0, clinicStatus: 'REQUIRED' });
  });

  it('are at most as many as the questions, and need a complete key', async () => {
    const { status, body } = await enter([2, 3, 4, 5]);
    expect([status, body.errors[0].field]).toEqual([400, 'answers']);
    await api.deps.db.kysely
      .updateTable('exam_questions')
      .set({ answer: null })
      .where('exam_id', '=', exam.id)
      .where('number', '=', 3)
      .execute();
    expect((await enter([2, 3, 4])).body).toMatchObject({ code: 'answers-missing' });
    const bare = await addExam(api, weekNumber++);
    const body2 = { scoreId: bare.scores[0]!.id, version: 0, answers: [1] } satisfies Sent<'enterAnswers'>;
    expect((await api.call('POST', '/wl-score/manual-entry', { as: 'ta', body: body2 })).body.code).toBe(
      'no-questions',
    );
  });
});

describe('a grade', () => {
  const grade = (to: number | null, version: number, type = 'FIRST') =>
    patch(`/wl-score/${one.id}/grade/${type}`, { grade: to, version });

  it('is set by hand, and derived again when that is cleared', async () => {
    expect((await grade(1, 0)).status).toBe(404);
    await value(90, 0);
    const set = await grade(2, 1);
    expect(set.body).toMatchObject({ grade: 2, version: 2 });
    expect((await grade(3, 1)).body.conflicts).toMatchObject([
      {
        mine: expect.stringMatching(/^3등급 \([59]등급제\)$/),
        theirs: expect.stringMatching(/^2등급 \([59]등급제\)$/),
      },
    ]);
    expect((await value(95, 2)).body).toMatchObject({ grade: 2 });
    expect((await grade(10, 3)).status).toBe(400);
    expect((await grade(null, 3)).body.grade).not.toBe(2);
  });
});
