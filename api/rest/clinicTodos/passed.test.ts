import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addSlot } from '../../testing/setups/clinic.ts';
import { addExam } from '../../testing/setups/exams.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

let week = 61;

/** A first attempt of 40 points below a cutline of 60, with a retake that its student is to sit. */
async function below() {
  const exam = await addExam(api, week++, { cutline: 60, points: [60, 40] });
  const [{ id: scoreId, studentId } = { id: '', studentId: '' }] = exam.scores;
  const entry = { scoreId, version: 0, answers: [1, 3] };
  const { body: attempt } = await api.call('POST', '/wl-score/manual-entry', { as: 'ta', body: entry });
  expect(attempt).toMatchObject({ value: 40, clinicStatus: 'REQUIRED' });
  const item = { studentId, kind: 'RETAKE', title: '재시험', scoreAttemptId: attempt.id } as const;
  const { body: given } = await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  return { exam, scoreId, studentId, todoId: given.todos[0].id };
}
type Below = Awaited<ReturnType<typeof below>>;

async function todoOf({ todoId }: Below) {
  const query = `query ($id: uuid!) { clinicTodos_by_pk(id: $id) { status scoreAttempt { clinicStatus } } }`;
  return (await api.gql(query, { as: 'ta', variables: { id: todoId } })).body.data.clinicTodos_by_pk;
}

const change = ({ scoreId }: Below, to: Partial<Sent<'changeScores'>['changes'][number]>) =>
  api.call('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body: { changes: [{ scoreId, ...to }] } });

const exams = () => api.deps.db.kysely.selectFrom('exams').select('version');
const versionOf = async (id: string) => (await exams().where('id', '=', id).executeTakeFirstOrThrow()).version;

/** Books the student of an attempt for a clinic, where no booking took the retake up. */
async function bookedFor(one: Below) {
  const { id } = await addSlot(api, { inDays: 90 });
  const { studentId } = one;
  await api.call('POST', `/clinic/slot/${id}/participants`, { as: 'ta', body: { studentIds: [studentId] } });
  expect(await todoOf(one)).toMatchObject({ scoreAttempt: { clinicStatus: 'RESERVED' } });
}

/** The first question's answer was wrong in the key: everybody has it right now. */
async function regrade({ exam: { id } }: Below) {
  const questions = api.deps.db.kysely.updateTable('exam_questions').set({ answer: 1 });
  await questions.where('exam_id', '=', id).where('number', '=', 1).execute();
  return api.call('POST', `/wl-exam/${id}/re-grade`, {
    as: 'ta',
    body: { version: await versionOf(id), dryRun: false },
  });
}

const doors: Record<string, (one: Below) => Promise<{ status: number }>> = {
  'a corrected value': (one) => change(one, { value: 60 }),
  'a retake that passed in the gradebook': ({ scoreId }) =>
    api.call('POST', `/wl-score/${scoreId}/retake`, { as: 'ta', body: { value: 60, deliveryType: 'ONSITE' } }),
  'a re-grade': regrade,
  'a lower cutline': async ({ exam: { id, week } }) => {
    const body = { version: await versionOf(id) };
    const path = `/lectures/${week.lectureId}/weekly-lectures/${week.id}/exams/${id}/cutline/40` as const;
    return api.call('PUT', path, { as: 'ta', body });
  },
  'an exemption from the clinic': (one) => change(one, { clinicStatus: 'EXEMPT' }),
};

it.each(Object.entries(doors))('is done after %s', async (_name, open) => {
  const one = await below();
  expect((await open(one)).status).toBeLessThan(300);
  expect((await todoOf(one)).status).toBe('DONE');
});

it('is to do again where it stood when the value is taken back', async () => {
  const one = await below();
  await api.call('PUT', `/clinic/todo/${one.todoId}/todo-status`, { as: 'ta', body: { version: 1, status: 'DOING' } });
  for (const value of [null, 30, 60, 20]) await change(one, { value });
  expect(await todoOf(one)).toMatchObject({ status: 'DOING' });
});

it('is to do again when the re-grade is undone, though a grade followed from the values of others since', async () => {
  const one = await below();
  // Whoever is booked for the clinic comes for this, too: the attempt is reserved for.
  await bookedFor(one);
  const { body } = await regrade(one);
  const grade = { grade: 2, grade_scale: 5 };
  await api.deps.db.kysely.updateTable('score_attempts').set(grade).where('score_id', '=', one.scoreId).execute();
  const back = { version: body.version, dryRun: false, takesBack: body.changeSetId };
  expect((await api.call('POST', `/wl-exam/${one.exam.id}/re-grade`, { as: 'ta', body: back })).status).toBe(200);
  expect(await todoOf(one)).toEqual({ status: 'TODO', scoreAttempt: { clinicStatus: 'RESERVED' } });
});

it('is not given once it has passed', async () => {
  const one = await below();
  await change(one, { value: 60 });
  const attempt = await api.deps.db.kysely
    .selectFrom('score_attempts')
    .select('id')
    .where('score_id', '=', one.scoreId)
    .executeTakeFirstOrThrow();
  const item = { studentId: one.studentId, kind: 'RETAKE' as const, title: '재시험', scoreAttemptId: attempt.id };
  const { status, body } = await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  expect([status, body.code]).toEqual([409, 'passed']);
});
