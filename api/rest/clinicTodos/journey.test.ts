import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addSlotNow, cancelBookings } from '../../testing/setups/clinic.ts';
import { addExam } from '../../testing/setups/exams.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('goes from an exam below the cutline to a finished clinic', async () => {
  await cancelBookings(api, students.minsu.id);
  const exam = await addExam(api, 60, { cutline: 60, points: [50, 50] });
  const score = exam.scores.find(({ studentId }) => studentId === students.minsu.id);
  const value = await api.call('PATCH', `/wl-score/first/${score?.id}/value/40`, { as: 'ta', body: { version: 0 } });
  expect(value.body.clinicStatus).toBe('REQUIRED');

  const item = {
    studentId: students.minsu.id,
    kind: 'RETAKE',
    title: '60주차 재시험',
    scoreAttemptId: value.body.id,
  } as const;
  const given = await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  const seen = await api.gql('{ clinicTodos(where: {participantId: {_is_null: true}}) { title } }', { as: 'minsu' });
  expect(seen.body.data.clinicTodos).toContainEqual({ title: '60주차 재시험' });

  const slot = await addSlotNow(api);
  const reserved = await api.call('POST', `/sp/clinic-slot/${slot.id}/reserve`, { as: 'minsu', body: {} });
  expect(reserved.body).toMatchObject({ status: 'RESERVED', todos: expect.any(Number) });
  const gradebook = async () =>
    (await api.gql(`{ scoreAttempts_by_pk(id: "${value.body.id}") { clinicStatus } }`, { as: 'ta' })).body.data
      .scoreAttempts_by_pk.clinicStatus;
  expect(await gradebook()).toBe('RESERVED');

  const participant = `/clinic/participant/${reserved.body.id}` as const;
  expect((await api.call('PUT', `${participant}/arrival`, { as: 'ta' })).status).toBe(200);
  const assigned = { participantIds: [reserved.body.id], taIds: [staff.ta.id] };
  const taken = await api.call('PUT', '/clinic/assign-ta', { as: 'ta', body: assigned });
  expect(taken.body.bookings).toMatchObject([{ status: 'ARRIVED', taId: staff.ta.id }]);

  const work = { todoId: given.body.todos[0].id, version: 1, answers: [2, 3] };
  const graded = await api.call('POST', `${participant}/grade-submit`, { as: 'ta', body: work });
  expect(graded.body).toMatchObject({ todo: { status: 'DONE' }, cell: { value: 100, retakeNumber: 1 } });
  expect(await gradebook()).toBe('DONE');
  expect((await api.call('PUT', `${participant}/departure`, { as: 'ta' })).body.booking.status).toBe('DEPARTED');
});
