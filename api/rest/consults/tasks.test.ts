import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dateOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import { tidyUp } from '../../testing/jobs.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { addStudents } from '../../testing/setups/clinic.ts';
import { addWeek, attendanceTypes, unknownId, type AttendanceTypes, type WeekPath } from '../../testing/rows.ts';

let api: TestApi;
let types: AttendanceTypes;
beforeAll(async () => {
  api = await startApi();
  types = await attendanceTypes(api);
});
afterAll(() => api.close());
beforeEach(() => api.deps.db.sql.exec('delete from consult_tasks'));

interface Task {
  id: string;
  kind: string;
  reasons: Record<string, unknown>;
}

async function openTasks(studentId: string): Promise<Task[]> {
  const { body } = await api.gql(
    `query ($id: uuid!) { consultTasks(where: { studentId: { _eq: $id }, closedAt: { _is_null: true } }) { id kind reasons } }`,
    { as: 'ta', variables: { id: studentId } },
  );
  return body.data.consultTasks;
}

const mark = async (week: { path: WeekPath }, studentId: string, type: string) => {
  const { status } = await api.call('PUT', `${week.path}/attendance/${studentId}/${types[type]}`, { as: 'ta' });
  expect(status).toBe(200);
};
const close = (id: string, as: Person) => api.call('PUT', `/students/consult-tasks/${id}/close`, { as });
const settings = { absencesInARow: 2, absencesInTerm: 30, fallingScores: 3, todoDays: 7, isAutoAbsent: false };
const set = (body: Sent<'setAlertSettings'>, as: Person) => api.call('PUT', '/students/alert-settings', { as, body });

/** Marks of weeks to come do not count yet. */
const weekOfToday = (weekNumber: number) => addWeek(api, weekNumber, dateOf(0));

/** Two weeks of the last student, who was present until now. */
async function twoWeeks(from: number) {
  const [first, second] = [await weekOfToday(from), await weekOfToday(from + 1)];
  return { first, second, studentId: first.participants.at(-1)?.studentId ?? '' };
}

it('refuses unknown ids and settings out of range', async () => {
  expect((await close(unknownId, 'ta')).status).toBe(404);
  expect((await set({ ...settings, absencesInARow: 0 }, 'admin')).status).toBe(400);
  expect((await set(settings, 'admin')).status).toBe(204);
  expect((await api.call('GET', '/students/alert-settings', { as: 'ta' })).body).toEqual(settings);
});

it('asks to talk to who was absent twice in a row, once, and takes it back with the mark', async () => {
  const { first, second, studentId } = await twoWeeks(61);
  await mark(first, studentId, '출석');
  await mark(second, studentId, '결석');
  expect(await openTasks(studentId)).toEqual([]);
  await mark(first, studentId, '결석');
  const [task, ...others] = await openTasks(studentId);
  expect([task?.kind, task?.reasons.inARow, others]).toEqual(['ABSENCES', 2, []]);
  await mark(await weekOfToday(63), studentId, '결석');
  expect(await openTasks(studentId)).toMatchObject([{ id: task?.id, reasons: { inARow: 3 } }]);
  await mark(await weekOfToday(64), studentId, '출석');
  expect(await openTasks(studentId)).toHaveLength(1);
});

it('asks to talk to who was absent three times in a term', async () => {
  await set({ ...settings, absencesInARow: 20, absencesInTerm: 1 }, 'admin');
  const { first, studentId } = await twoWeeks(65);
  await mark(first, studentId, '결석');
  expect(await openTasks(studentId)).toMatchObject([{ kind: 'ABSENCES' }]);
  await mark(first, studentId, '출석');
  await set(settings, 'admin');
});

it('asks to talk to whose scores fell three times, until they rise', async () => {
  const exams = [await addExam(api, 71), await addExam(api, 72), await addExam(api, 73)];
  const at = exams[0]!.scores.length - 1;
  const studentId = exams[0]!.scores[at]!.studentId;
  const score = (exam: number, value: number) =>
    api.call('PATCH', `/wl-score/first/${exams[exam]!.scores[at]!.id}/value/${value}`, { as: 'ta' });
  await score(0, 90);
  await score(1, 80);
  await score(2, 85);
  expect(await openTasks(studentId)).toEqual([]);
  await score(2, 70);
  expect(await openTasks(studentId)).toMatchObject([{ kind: 'SCORES', reasons: { percents: [90, 80, 70] } }]);
  await score(2, 85);
  expect(await openTasks(studentId)).toEqual([]);
});

it('asks to talk to who left a todo over for a week; a consult closes it, and it is not asked again', async () => {
  const [studentId = ''] = await addStudents(api, 1);
  const leave = (days: number) =>
    sql`insert into clinic_todos (student_id, sequence, kind, title, created_at)
      values (${studentId}, ${days}, 'HOMEWORK', '교재 10쪽', now() - ${days} * interval '1 day')`.execute(
      api.deps.db.kysely,
    );
  await leave(6);
  await tidyUp(api.deps);
  expect(await openTasks(studentId)).toEqual([]);
  await leave(8);
  await tidyUp(api.deps);
  await tidyUp(api.deps);
  expect(await openTasks(studentId)).toMatchObject([{ kind: 'TODOS', reasons: { count: 1 } }]);
  const consult = {
    consultedAt: inMinutes(0),
    topic: 'STUDY',
    channel: 'PHONE',
    counterpart: 'STUDENT',
    body: '이번 주에 하기로 함',
  } satisfies Sent<'createConsult'>;
  expect((await api.call('POST', `/students/${studentId}/consult`, { as: 'ta', body: consult })).status).toBe(201);
  expect(await openTasks(studentId)).toEqual([]);
  await tidyUp(api.deps);
  expect(await openTasks(studentId)).toEqual([]);
});

it('looks for left todos every hour, and asks in the hour after the week is over', async () => {
  const [studentId = ''] = await addStudents(api, 1);
  const item = { studentId, kind: 'HOMEWORK', title: '교재 20쪽' } as const;
  const made = await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  expect(made.status).toBe(201);
  const hour = 3600;
  api.wait(7 * 24 * hour - 90 * 60);
  const asked: number[] = [];
  for (let at = 0; at < 4; at++) {
    await tidyUp(api.deps);
    asked.push((await openTasks(studentId)).length);
    api.wait(hour);
  }
  expect(asked).toEqual([0, 0, 1, 1]);
  expect((await api.call('DELETE', `/clinic/todo/${made.body.todos[0].id}`, { as: 'ta' })).status).toBeLessThan(300);
  await tidyUp(api.deps);
  expect(await openTasks(studentId)).toEqual([]);
});

it('is closed by hand, once', async () => {
  const { first, second, studentId } = await twoWeeks(67);
  await mark(first, studentId, '결석');
  await mark(second, studentId, '결석');
  const [task] = await openTasks(studentId);
  expect((await close(task?.id ?? '', 'ta')).status).toBe(204);
  expect((await close(task?.id ?? '', 'admin')).status).toBe(204);
  expect(await openTasks(studentId)).toEqual([]);
});
