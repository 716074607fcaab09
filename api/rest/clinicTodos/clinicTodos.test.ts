import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addSlot, addSlotNow, addStudents } from '../../testing/setups/clinic.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const give = (...items: Sent<'createClinicTodos'>['items']) =>
  api.call('POST', '/clinic/todo', { as: 'ta', body: { items } });
const setStatus = (id: string, version: number, status: Sent<'setClinicTodoStatus'>['status']) =>
  api.call('PUT', `/clinic/todo/${id}/todo-status`, { as: 'ta', body: { version, status } });
const book = async (slotId: string, studentId: string): Promise<string> => {
  const path = `/clinic/slot/${slotId}/participants` as const;
  const { body } = await api.call('POST', path, { as: 'ta', body: { studentIds: [studentId] } });
  return body.bookings[0].id;
};
const homework = (studentId = '', title = '교재 10쪽') => ({ studentId, kind: 'HOMEWORK', title }) as const;

it('answers 404 for unknown ids', async () => {
  const participant = `/clinic/participant/${unknownId}`;
  const calls = [
    ['POST', '/clinic/todo', { items: [homework(unknownId)] }],
    ['PUT', `/clinic/todo/${unknownId}`, { version: 1, kind: 'OTHER', title: '정리' }],
    ['DELETE', `/clinic/todo/${unknownId}`],
    ['PUT', `/clinic/todo/${unknownId}/todo-status`, { version: 1, status: 'DOING' }],
    ['PUT', '/clinic/change-seq-for-clinic-todo', { todoIds: [unknownId] }],
    ['POST', `${participant}/grade-submit`, { todoId: unknownId, version: 1, passed: true }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await api.send(method, path, { as: 'ta', body })).status).toBe(404);
  }
  expect((await give()).body.errors[0].field).toBe('items');
  expect((await give(unfit({ studentId: unknownId, kind: 'PLAY', title: '' }))).body.errors).toHaveLength(2);
  expect((await give(homework((await addStudents(api, 1))[0], ' \u200b'))).body.errors[0].field).toBe('title');
});

it('gives todos to many students at once, and undoes it', async () => {
  const [one, two] = await addStudents(api, 2);
  const given = await give(homework(one), homework(one, '교재 20쪽'), homework(two));
  expect(given.status).toBe(201);
  const places = given.body.todos.map((todo: Record<string, unknown>) => [
    todo.studentId,
    todo.sequence,
    todo.participantId,
  ]);
  expect(places).toEqual([
    [one, 1, null],
    [one, 2, null],
    [two, 1, null],
  ]);
  const { id } = await addSlot(api, { inDays: 30 });
  const booking = await book(id, one ?? '');
  expect((await give(homework(one, '교재 30쪽'))).body.todos).toMatchObject([{ participantId: booking, sequence: 3 }]);
  const undo = () => api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: given.body.changeSetId } });
  expect(codeOf(await undo())).toEqual([409, 'changed-since']);
  const fresh = await give(homework(two, '교재 40쪽'));
  const back = await api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: fresh.body.changeSetId } });
  expect(back.status).toBe(200);
  expect((await give(homework(one), homework(unknownId))).status).toBe(404);
});

it('waits for a booking again when its booking is undone', async () => {
  const [student = ''] = await addStudents(api, 1);
  await give(homework(student), homework(student, '교재 20쪽'));
  const { id } = await addSlot(api, { inDays: 30 });
  const path = `/clinic/slot/${id}/participants` as const;
  const { body } = await api.call('POST', path, { as: 'ta', body: { studentIds: [student] } });
  const todos = async () => {
    const query = `query ($id: uuid!) { clinicTodos(where: { studentId: { _eq: $id } }, order_by: { sequence: asc }) { participantId sequence } }`;
    return (await api.gql(query, { as: 'ta', variables: { id: student } })).body.data.clinicTodos;
  };
  expect(await todos()).toMatchObject([{ participantId: body.bookings[0].id }, { participantId: body.bookings[0].id }]);
  const back = await api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: body.changeSetId } });
  expect(back.status).toBe(200);
  expect(await todos()).toEqual([
    { participantId: null, sequence: 1 },
    { participantId: null, sequence: 2 },
  ]);
});

it('changes, orders and deletes todos', async () => {
  const [student] = await addStudents(api, 1);
  const { todos } = (await give(homework(student), homework(student, '교재 20쪽'), homework(student, '교재 30쪽')))
    .body;
  const [first, second, third] = todos;
  const put = (version: number) =>
    api.call('PUT', `/clinic/todo/${first.id}`, {
      as: 'ta',
      body: { version, kind: 'OTHER', title: '정리', memo: '천천히' },
    });
  expect((await put(1)).body).toMatchObject({ kind: 'OTHER', title: '정리', memo: '천천히', version: 2 });
  expect(codeOf(await put(1))).toEqual([409, 'version-conflict']);
  const order = (...todoIds: string[]) =>
    api.call('PUT', '/clinic/change-seq-for-clinic-todo', { as: 'ta', body: { todoIds } });
  expect(codeOf(await order(third.id, first.id))).toEqual([409, 'list-changed']);
  const ordered = await order(third.id, first.id, second.id);
  expect(ordered.body.todos.map(({ id, sequence }: { id: string; sequence: number }) => [id, sequence])).toEqual([
    [third.id, 1],
    [first.id, 2],
    [second.id, 3],
  ]);
  // Another order that was set since is not turned over unseen; the same one again is harmless.
  const reorder = (todoIds: string[], previousIds: string[]) =>
    api.call('PUT', '/clinic/change-seq-for-clinic-todo', { as: 'ta', body: { todoIds, previousIds } });
  const [a, b, c] = [first.id, second.id, third.id];
  expect(codeOf(await reorder([b, a, c], [a, b, c]))).toEqual([409, 'list-changed']);
  expect((await reorder([c, a, b], [a, b, c])).status).toBe(200);
  expect((await reorder([b, c, a], [c, a, b])).status).toBe(200);
  await setStatus(third.id, 1, 'DOING');
  expect(codeOf(await api.call('DELETE', `/clinic/todo/${third.id}`, { as: 'ta' }))).toEqual([409, 'in-use']);
  expect((await api.call('DELETE', `/clinic/todo/${second.id}`, { as: 'ta' })).status).toBe(204);
});

it('goes step by step, and is created again when it failed', async () => {
  const [student = ''] = await addStudents(api, 1);
  const booking = await book((await addSlotNow(api)).id, student);
  const { id } = (await give(homework(student))).body.todos[0];
  expect(codeOf(await setStatus(id, 1, 'DONE'))).toEqual([409, 'move-not-allowed']);
  expect(codeOf(await setStatus(id, 9, 'DOING'))).toEqual([409, 'version-conflict']);
  expect((await setStatus(id, 1, 'DOING')).body).toMatchObject({ todo: { status: 'DOING' }, followUp: null });
  await setStatus(id, 2, 'SUBMITTED');
  const failed = await setStatus(id, 3, 'FAILED');
  expect(failed.body).toMatchObject({
    todo: { status: 'FAILED' },
    followUp: { kind: 'RETAKE', followsId: id, participantId: booking, sequence: 2 },
  });
  const back = await api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: failed.body.changeSetId } });
  expect(back.status).toBe(200);
  expect((await setStatus(id, 5, 'DONE')).body).toMatchObject({ todo: { status: 'DONE' }, followUp: null });
});

describe('grading on the spot', () => {
  /** A present student below the cutline with a retake to take. */
  async function sitAgain(week: number) {
    const exam = await addExam(api, week, { cutline: 60, points: [50, 50] });
    const [score] = exam.scores;
    if (!score) throw new Error('An exam has scores');
    const path = `/wl-score/first/${score.id}/value/40` as const;
    const { id: attemptId, clinicStatus } = (await api.call('PATCH', path, { as: 'ta', body: { version: 0 } })).body;
    const item = { studentId: score.studentId, kind: 'RETAKE', title: '재시험', scoreAttemptId: attemptId } as const;
    const given = await give(item);
    const [todo] = given.body.todos;
    const slot = await addSlot(api, { inDays: 40 + week });
    const booking = todo.participantId ?? (await book(slot.id, score.studentId));
    const grade = (body: Partial<Sent<'gradeClinicTodo'>>, participant = booking) =>
      api.call('POST', `/clinic/participant/${participant}/grade-submit`, {
        as: 'ta',
        body: { todoId: todo.id, version: 1, ...body },
      });
    const read = async () =>
      (await api.gql(`{ clinicTodos_by_pk(id: "${todo.id}") { version } }`, { as: 'ta' })).body.data.clinicTodos_by_pk
        .version;
    return { exam, score, attemptId, clinicStatus, item, todo, grade, version: await read() };
  }

  it('passes: the retake is graded, the todo and the clinic are done', async () => {
    const { attemptId, clinicStatus, item, todo, grade, version, score } = await sitAgain(51);
    expect(clinicStatus).toBe('REQUIRED');
    expect(codeOf(await give(item))).toEqual([409, 'already-given']);
    expect(codeOf(await give({ ...item, studentId: (await addStudents(api, 1))[0]! }))).toEqual([409, 'other-student']);
    expect((await grade({ version })).body.errors[0].field).toBe('value');
    expect((await grade({ version, value: 70, passed: true })).status).toBe(400);
    expect((await grade({ version, value: 170 })).status).toBe(422);
    expect((await grade({ version, value: 70 }, unknownId)).status).toBe(404);
    expect(codeOf(await grade({ version: version + 5, value: 70 }))).toEqual([409, 'version-conflict']);
    const graded = await grade({ version, value: 60 });
    expect(graded.body).toMatchObject({
      todo: { id: todo.id, status: 'DONE' },
      followUp: null,
      clinicStatus: 'DONE',
      cell: { scoreId: score.id, retakeNumber: 1, value: 60, deliveryType: 'ONSITE' },
    });
    const { body } = await api.gql(`{ scoreAttempts_by_pk(id: "${attemptId}") { clinicStatus value } }`, { as: 'ta' });
    expect(body.data.scoreAttempts_by_pk).toEqual({ clinicStatus: 'DONE', value: 40 });
    expect(codeOf(await grade({ version: graded.body.todo.version, value: 80 }))).toEqual([409, 'move-not-allowed']);

    const undone = await api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: graded.body.changeSetId } });
    expect(undone.status).toBe(200);
    const back = await api.gql(`{ scoreAttempts(where: {scoreId: {_eq: "${score.id}"}}) { clinicStatus value } }`, {
      as: 'ta',
    });
    expect(back.body.data.scoreAttempts).toEqual([{ clinicStatus: 'RESERVED', value: 40 }]);
  });

  it('fails: the todo gets another retake, which is then graded by answers', async () => {
    const { grade, version, todo, score } = await sitAgain(52);
    const failed = await grade({ version, answers: [1, 3] });
    expect(failed.body).toMatchObject({
      todo: { status: 'FAILED' },
      followUp: { followsId: todo.id, status: 'TODO' },
      cell: { value: 50, retakeNumber: 1 },
      clinicStatus: 'RESERVED',
    });
    const { followUp } = failed.body;
    const passed = await grade({
      todoId: followUp.id,
      version: followUp.version,
      answers: [2, 3],
      deliveryType: 'HOME',
    });
    expect(passed.body).toMatchObject({
      todo: { status: 'DONE' },
      cell: { value: 100, retakeNumber: 2, deliveryType: 'HOME' },
      clinicStatus: 'DONE',
    });
    const { body } = await api.gql(
      `{ scoreAttempts(where: {scoreId: {_eq: "${score.id}"}}, order_by: {retakeNumber: asc}) { clinicStatus } }`,
      { as: 'ta' },
    );
    expect(body.data.scoreAttempts).toEqual([
      { clinicStatus: 'DONE' },
      { clinicStatus: 'NONE' },
      { clinicStatus: 'NONE' },
    ]);
  });

  it('decides other work without a score', async () => {
    const [student = ''] = await addStudents(api, 1);
    const booking = await book((await addSlotNow(api)).id, student);
    const { id } = (await give(homework(student))).body.todos[0];
    const grade = (body: Partial<Sent<'gradeClinicTodo'>>) =>
      api.call('POST', `/clinic/participant/${booking}/grade-submit`, {
        as: 'ta',
        body: { todoId: id, version: 1, ...body },
      });
    expect(codeOf(await grade({ value: 10 }))).toEqual([409, 'no-score']);
    expect((await grade({ passed: true })).body).toMatchObject({
      todo: { status: 'DONE' },
      cell: null,
      clinicStatus: null,
    });
  });
});

it('waits for a booking again when its student leaves early', async () => {
  const [student = ''] = await addStudents(api, 1);
  const booking = await book((await addSlotNow(api)).id, student);
  const { id } = (await give(homework(student))).body.todos[0];
  await api.call('PUT', `/clinic/participant/${booking}/arrival`, { as: 'ta' });
  const read = async () =>
    (await api.gql(`{ clinicTodos_by_pk(id: "${id}") { participantId } }`, { as: 'ta' })).body.data.clinicTodos_by_pk;
  expect(await read()).toEqual({ participantId: booking });
  const left = await api.call('PUT', `/clinic/participant/${booking}/departure`, { as: 'ta' });
  expect(await read()).toEqual({ participantId: null });
  await api.call('POST', '/clinic/undo', { as: 'ta', body: { changeSetId: left.body.changeSetId } });
  expect(await read()).toEqual({ participantId: booking });
});
