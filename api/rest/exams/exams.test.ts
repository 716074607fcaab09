import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Caller, type Sent } from '../../testing/calls.ts';
import { addExam, scoresOf } from '../../testing/setups/exams.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let weekNumber = 60;
let week: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, weekNumber++);
});
afterAll(() => api.close());

const questions = [
  { number: 1, answer: 2, points: 60 },
  { number: 2, kind: 'SHORT', answer: 120, alsoAccepts: [121], points: 40, unit: '수열' },
] satisfies Sent<'createExam'>['questions'];
const create = (body: Sent<'createExam'>) => api.call('POST', `${week.path}/exams/new`, { as: 'ta', body });
const put: Caller<'PUT'> = (path, body) => api.call('PUT', path, { as: 'ta', body });
const post: Caller<'POST'> = (path, body) => api.call('POST', path, { as: 'ta', body });
const examOf = (id: string) =>
  api.deps.db.kysely.selectFrom('exams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const keyOf = (id: string) =>
  api.deps.db.kysely
    .selectFrom('exam_items')
    .select(['number', 'answer', 'points', 'grading_rule'])
    .where('exam_id', '=', id)
    .orderBy('number')
    .execute();
const valuesOf = (id: string) =>
  api.deps.db.kysely
    .selectFrom('score_attempts')
    .select(['score_id', 'value', 'clinic_status', 'grade', 'version'])
    .where('exam_id', '=', id)
    .orderBy('score_id')
    .execute();

describe('createExam', () => {
  it('refuses nameless exams, other lectures, wrong questions', async () => {
    expect((await create({})).body.errors).toMatchObject([{ field: 'name' }]);
    expect((await create({ name: ' ' })).status).toBe(422);
    expect((await create({ templateId: unknownId })).status).toBe(404);
    const elsewhere = `/lectures/${lectures.basics.id}/weekly-lectures/${week.id}` as const;
    expect((await post(`${elsewhere}/exams/new`, { name: '시험' })).status).toBe(404);
    const twice = await create({ name: '시험', questions: [...questions, questions[0]!] });
    expect(twice.body.errors).toMatchObject([{ field: 'questions.2.number' }]);
    const sixth = await create({ name: '시험', questions: [{ number: 1, answer: 6, points: 5 }] });
    expect([sixth.status, sixth.body.code]).toEqual([422, 'invalid-value']);
    expect((await create({ name: '시험', questions, cutline: 101 })).body.code).toBe('invalid-value');
  });

  it('gives each participant of the week a score, and takes its points from the questions', async () => {
    const { status, body } = await create({ name: '쪽지시험', cutline: 60, questions });
    expect(status).toBe(201);
    expect(await examOf(body.id)).toMatchObject({
      name: '쪽지시험',
      cutline: 60,
      total_points: 100,
      version: body.version,
    });
    expect((await scoresOf(api, body.id)).map(({ studentId }) => studentId).toSorted()).toEqual(
      week.participants.map(({ studentId }) => studentId).toSorted(),
    );
  });
});

describe('an exam', () => {
  it('is changed only at the version that was read', async () => {
    const { id, week: own } = await addExam(api, weekNumber++);
    const path = `${own.path}/exams/${id}` as const;
    expect((await put(path, { version: 0, name: '이름' })).status).toBe(400);
    expect((await put(`${week.path}/exams/${id}`, { version: 1, name: '이름' })).status).toBe(404);
    const { body } = await put(path, { version: 1, name: '단원 평가', totalPoints: 50 });
    expect(await examOf(id)).toMatchObject({ name: '단원 평가', total_points: 50, cutline: null });
    expect((await put(path, { version: 1, name: '늦은 이름' })).body.code).toBe('version-conflict');
    const line = await put(`${path}/cutline/30`, body);
    expect(line.status).toBe(200);
    expect((await put(`${path}/cutline/none`, { version: line.body.version })).status).toBe(200);
    expect(await examOf(id)).toMatchObject({ cutline: null });
    expect((await put(`/wl-exam/${id}/wle-core-info`, { version: 1, name: '늦음' })).body.code).toBe(
      'version-conflict',
    );
  });

  it('sends students below a new cutline to the clinic', async () => {
    const { id, scores, week: own } = await addExam(api, weekNumber++);
    const [score] = scores;
    await api.call('PATCH', `/wl-score/first/${score?.id}/value/55`, { as: 'ta', body: { version: 0 } });
    expect((await put(`${own.path}/exams/${id}/cutline/60`, { version: 1 })).status).toBe(200);
    const memo = { as: 'ta' as const, body: { version: 2, memo: '' } };
    expect((await api.call('PATCH', `/wl-score/first/${score?.id}/memo`, memo)).body.clinicStatus).toBe('REQUIRED');
  });

  it('shows its key only to staff, and itself to students once it is visible', async () => {
    const { id } = await addExam(api, weekNumber++, { points: [100] });
    const seen = async () =>
      (await api.gql(`{ exams_by_pk(id: "${id}") { name } }`, { as: 'minsu' })).body.data.exams_by_pk;
    expect(await seen()).toBeNull();
    const { version } = await examOf(id);
    expect((await put(`/wl-exam/${id}/ready-to-show/true`, { version: version - 1 })).status).toBe(409);
    expect((await put(`/wl-exam/${id}/ready-to-show/true`, { version })).status).toBe(200);
    expect(await seen()).toEqual({ name: '쪽지시험' });
    const key = await api.gql('{ examQuestions { answer } }', { as: 'minsu' });
    expect(key.body.errors[0].extensions.code).toBe('validation-failed');
  });

  it('is deleted only while it has no results', async () => {
    const { id, week: own, scores } = await addExam(api, weekNumber++);
    const remove: Caller<'DELETE'> = (path) => api.call('DELETE', path, { as: 'ta' });
    expect((await remove(`/wl-exam/${unknownId}`)).status).toBe(404);
    expect((await remove(`${week.path}/exams/${id}`)).status).toBe(404);
    await api.call('PATCH', `/wl-score/first/${scores[0]?.id}/value/55`, { as: 'ta', body: { version: 0 } });
    const { body: refused } = await remove(`${own.path}/exams/${id}`);
    expect([refused.code, refused.detail]).toEqual(['in-use', expect.stringMatching(/: \S+ 학생\.$/)]);
    const other = await addExam(api, weekNumber++);
    expect((await remove(`/wl-exam/${other.id}`)).status).toBe(204);
  });
});

describe('exams of a week', () => {
  it('are copied without scores, and put in order', async () => {
    const { id } = await addExam(api, weekNumber++, { points: [30, 70], cutline: 50 });
    const target = await addExam(api, weekNumber++);
    const copy = (weeklyLectureIds: string[]) => post(`/wl-exam/${id}/copy-wle`, { weeklyLectureIds });
    expect((await copy([unknownId])).status).toBe(404);
    const { status, body } = await copy([target.week.id, target.week.id]);
    expect([status, body.exams.length]).toEqual([201, 1]);
    const [{ id: copied }] = body.exams;
    expect(await examOf(copied)).toMatchObject({ cutline: 50, total_points: 100, sequence: 2, is_shown: false });
    expect(await keyOf(copied)).toEqual(await keyOf(id));
    const order = (examIds: string[]) => put('/wl-exam/change-sequence', { weeklyLectureId: target.week.id, examIds });
    expect((await order([copied, unknownId])).status).toBe(404);
    expect((await order([copied])).body.code).toBe('exams-changed');
    expect((await order([copied, target.id])).status).toBe(200);
    expect(await examOf(copied)).toMatchObject({ sequence: 1 });
  });
});

describe('an exam copied into another lecture', () => {
  it('takes its questions along, also those of a template, and refuses lectures that are over', async () => {
    const { id } = await addExam(api, weekNumber++, { points: [30, 70], cutline: 50 });
    const body = {
      name: '다른 반',
      teacherName: '정하늘',
      weekday: 5,
      startsAt: '18:00',
      endsAt: '20:00',
      capacity: 9,
    };
    const lecture = (await api.call('POST', '/lectures', { as: 'admin', body })).body.id;
    const week = { weekNumber: 1, heldOn: '2027-03-05' };
    const made = await api.call('POST', `/lectures/${lecture}/weekly-lectures`, { as: 'admin', body: week });
    const weeklyLectureIds = made.body.ids as string[];
    const { status, body: copied } = await post(`/wl-exam/${id}/copy-wle`, { weeklyLectureIds });
    expect(status).toBe(201);
    const copy = copied.exams[0].id;
    expect(await examOf(copy)).toMatchObject({
      lecture_id: lecture,
      template_id: null,
      cutline: 50,
      total_points: 100,
    });
    expect(await keyOf(copy)).toEqual(await keyOf(id));
    await api.call('PUT', `/lectures/${lecture}/disable`, { as: 'admin' });
    expect((await post(`/wl-exam/${id}/copy-wle`, { weeklyLectureIds })).body.code).toBe('lecture-disabled');
  });
});

describe('re-grading', () => {
  it('previews the changes before it writes any', async () => {
    const { id, scores } = await addExam(api, weekNumber++, { points: [40, 60], cutline: 60 });
    for (const [at, score] of scores.entries()) {
      const answers = [2, at % 2 ? 3 : 4];
      await post('/wl-score/manual-entry', { scoreId: score.id, version: 0, answers });
    }
    const { version } = await examOf(id);
    const key = [
      { number: 1, answer: 2, points: 40 },
      { number: 2, answer: 4, points: 60 },
    ];
    const regrade = (body: Sent<'regradeExam'>) => post(`/wl-exam/${id}/re-grade`, body);
    expect((await regrade(unfit({ version, dryRun: 'no' }))).status).toBe(400);
    expect((await regrade({ version: version - 1, dryRun: true })).status).toBe(409);
    const dry = await regrade({ version, dryRun: true, questions: key });
    const odd = Math.floor(scores.length / 2);
    expect(dry.body).toMatchObject({
      changedCount: scores.length,
      loweredCount: odd,
      belowCount: odd,
      changeSetId: null,
    });
    expect((await examOf(id)).version).toBe(version);
    const done = await regrade({ version, dryRun: false, questions: key });
    expect(done.body.changes).toEqual(dry.body.changes);
    const changeSet = api.deps.db.kysely
      .selectFrom('change_sets')
      .select('kind')
      .where('id', '=', done.body.changeSetId);
    expect(await changeSet.executeTakeFirst()).toEqual({ kind: 'REGRADE' });
    expect((await regrade({ version: done.body.version, dryRun: true })).body.changes).toEqual([]);
  });

  it('is undone as a whole, until somebody changes one of its scores', async () => {
    const { id, scores } = await addExam(api, weekNumber++, { points: [40, 60], cutline: 50 });
    for (const { id: scoreId } of scores) {
      await post('/wl-score/manual-entry', { scoreId, version: 0, answers: [2, 3] });
    }
    const standing = async () => ({
      exam: (await examOf(id)).total_points,
      key: await keyOf(id),
      values: (await valuesOf(id)).map(({ value, clinic_status }) => [value, clinic_status]),
    });
    const before = await standing();
    const regrade = (body: Sent<'regradeExam'>) => post(`/wl-exam/${id}/re-grade`, body);
    const voided = [
      { number: 1, answer: 2, points: 40, gradingRule: 'VOID' },
      { number: 2, answer: 3, points: 60 },
    ] satisfies Sent<'regradeExam'>['questions'];
    const done = await regrade({ version: (await examOf(id)).version, dryRun: false, questions: voided });
    expect((await standing()).exam).toBe(60);
    const back = { version: done.body.version, takesBack: done.body.changeSetId };
    expect((await regrade({ ...back, dryRun: false, takesBack: crypto.randomUUID() })).status).toBe(404);
    const dry = await regrade({ ...back, dryRun: true });
    expect(dry.body).toMatchObject({ changedCount: scores.length });
    const undone = await regrade({ ...back, dryRun: false });
    expect(undone.body.changes).toEqual(dry.body.changes);
    expect(await standing()).toEqual(before);

    const again = await regrade({ version: undone.body.version, dryRun: false, questions: voided });
    const { version } = (await valuesOf(id)).find(({ score_id }) => score_id === scores[0]?.id) ?? {};
    await api.call('PATCH', `/wl-score/first/${scores[0]?.id}/value/1`, { as: 'ta', body: { version } });
    const late = await regrade({ version: again.body.version, dryRun: false, takesBack: again.body.changeSetId });
    expect([late.status, late.body.code]).toEqual([409, 'changed-since']);
  });

  it('is undone though the 등급 of those it changed followed the value of somebody else since', async () => {
    const { id, scores } = await addExam(api, weekNumber++, { points: [40, 60], cutline: 50 });
    const [first, ...others] = scores.map((score) => score.id);
    await post('/wl-score/manual-entry', { scoreId: first!, version: 0, answers: [2, 1] });
    const write = (scoreId: string, value: number, version: number) =>
      api.call('PATCH', `/wl-score/first/${scoreId}/value/${value}`, { as: 'ta', body: { version } });
    for (const [at, each] of others.entries()) await write(each, 99 - at, 0);
    const cellOf = async (scoreId: string) => (await valuesOf(id)).find(({ score_id }) => score_id === scoreId);
    const questions = [
      { number: 1, answer: 2, points: 40 },
      { number: 2, answer: 1, points: 60 },
    ] satisfies Sent<'regradeExam'>['questions'];
    const regrade = (body: Sent<'regradeExam'>) => post(`/wl-exam/${id}/re-grade`, body);
    const done = await regrade({ version: (await examOf(id)).version, dryRun: false, questions });
    const best = await cellOf(first!);
    expect(best?.value).toBe(100);
    for (const each of others) await write(each, 100, (await cellOf(each))!.version);
    const since = await cellOf(first!);
    expect([since?.value, since?.grade === best?.grade]).toEqual([100, false]);
    const undone = await regrade({ version: done.body.version, dryRun: false, takesBack: done.body.changeSetId });
    expect(undone.status).toBe(200);
    expect((await cellOf(first!))?.value).toBe(40);
  });

  it('refuses an incomplete key, in the dry run too', async () => {
    const { id, scores } = await addExam(api, weekNumber++, { points: [100] });
    await post('/wl-score/manual-entry', { scoreId: scores[0]!.id, version: 0, answers: [2] });
    await api.call('PATCH', `/wl-score/first/${scores[1]?.id}/value/90`, { as: 'ta', body: { version: 0 } });
    const { version } = await examOf(id);
    const regrade = (questions: Sent<'regradeExam'>['questions']) =>
      post(`/wl-exam/${id}/re-grade`, { version, dryRun: true, questions });
    expect((await regrade([{ number: 1, points: 100 }])).body.code).toBe('answers-missing');
    expect((await regrade([{ number: 1, answer: 2, points: 80 }])).body.code).toBe('points-below-scores');
  });
});
