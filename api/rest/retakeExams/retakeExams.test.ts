import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Caller, type Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let exam: Awaited<ReturnType<typeof addExam>>;
beforeAll(async () => {
  api = await startApi();
  exam = await addExam(api, 60, { points: [50, 50], cutline: 60 });
});
afterAll(() => api.close());

const questions = [
  { number: 1, answer: 1, points: 60 },
  { number: 2, answer: 2, points: 40 },
];
const create = (body: Sent<'createRetakeExam'>) => api.call('POST', '/wle-retake', { as: 'ta', body });
const post: Caller<'POST'> = (to, body) => api.call('POST', to, { as: 'ta', body });

it('refuses unknown exams, retake exams without a name', async () => {
  expect((await create(unfit({ examId: exam.id }))).status).toBe(400);
  expect((await create({ examId: unknownId, name: '재시험 1' })).status).toBe(404);
});

it('has questions of its own, mapped to those of the exam', async () => {
  const { status, body } = await create({ examId: exam.id, name: '재시험 1', cutline: 70, questions });
  expect(status).toBe(201);
  const map = (pairs: Sent<'mapRetakeQuestions'>['pairs']) => post(`/wle-retake/${body.id}/map`, { pairs });
  const wrong = await map([{ number: 3, originalNumber: 9 }]);
  expect(wrong.body.errors.map(({ field }) => field)).toEqual(['pairs.0.number', 'pairs.0.originalNumber']);
  expect((await map([{ number: 1, originalNumber: 2 }])).status).toBe(200);
  expect((await map([{ number: 2, originalNumber: 1 }])).status).toBe(200);
  const rows = await api.deps.db.kysely
    .selectFrom('retake_question_maps')
    .select('id')
    .where('retake_exam_id', '=', body.id)
    .execute();
  expect(rows).toHaveLength(1);
});

it('is changed only at the version that was read, and cannot be deleted once somebody took it', async () => {
  const { body } = await create({ examId: exam.id, name: '재시험 2', questions });
  const path = `/wle-retake/${body.id}` as const;
  const change = (version: number) => api.call('PUT', path, { as: 'ta', body: { version, name: '재시험 둘' } });
  expect((await change(body.version - 1)).status).toBe(409);
  expect((await change(body.version)).status).toBe(200);
  const [score] = exam.scores;
  await api.call('PATCH', `/wl-score/first/${score?.id}/value/30`, { as: 'ta', body: { version: 0 } });
  const retake = await post(`/wl-score/${score?.id}/retake`, { retakeExamId: body.id });
  const answered = { scoreId: score!.id, retakeNumber: 1, version: retake.body.version, answers: [1, 5] };
  expect((await post('/wl-score/manual-entry', answered)).body).toMatchObject({ value: 60, clinicStatus: 'NONE' });
  const { body: refused } = await api.call('DELETE', path, { as: 'ta' });
  expect([refused.code, refused.detail]).toEqual(['in-use', expect.stringMatching(/ 삭제할 수 없습니다: \S+ 학생\.$/)]);
  expect((await api.call('DELETE', `/wle-retake/${unknownId}`, { as: 'ta' })).status).toBe(404);
});
