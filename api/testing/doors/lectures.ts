import { end } from '#hasura/testing/doors/lectures.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { Asked, Doors, DoorTools, Prepared } from './doors.ts';
import { spellingTest } from './spellingTest.ts';

const ended = (call: (tools: DoorTools, id: string) => Promise<Prepared['call']>): Asked => ({
  answers: 'lecture-disabled',
  prepare: async (tools) => {
    const { id } = await tools.make('lectures');
    return { of: id, call: await call(tools, id) };
  },
});

/** A student of another lecture that has a week to come. */
const elsewhere = async ({ make }: DoorTools) => {
  const { lecture_id, student_id } = await make('enrollments', { from_date: dateOf(-9) });
  await make('weekly_lectures', { lecture_id, held_on: dateOf(3) });
  return { lecture_id, student_id };
};

/** Of a lecture that was ended, or a week of one. */
export const lectureCalls: Doors = {
  named: /^(lectureId|targetLectureId|weeklyLectureIds?|\w+WeeklyLectureId)$/,
  states: end,
  asked: {
    copyExam: ended(async ({ api, make }, lecture_id) => {
      const exam = await make('exams');
      const week = await make('weekly_lectures', { lecture_id });
      const body = { weeklyLectureIds: [week.id] };
      return () => api.call('POST', `/wl-exam/${exam.id}/copy-wle`, { as: 'ta', body });
    }),
    createWordAssignment: ended(async ({ api, make }, lectureId) => {
      const { deck_id } = await make('words');
      const body = { firstPlace: 1, lastPlace: null, dueOn: dateOf(3), target: null, lectureId };
      return () => api.call('POST', `/word-decks/${deck_id}/assignments`, { as: 'ta', body });
    }),
    createWordTestPlan: ended(async ({ api, make }, lecture_id) => {
      const { id } = await make('weekly_lectures', { lecture_id });
      const body = spellingTest((await make('words')).deck_id, { weeklyLectureId: id });
      return () => api.call('POST', '/word-test-plans', { as: 'ta', body });
    }),
    enrollStudents: ended(async ({ api, make }, id) => {
      const body = { userIds: [(await make('students')).id], fromDate: dateOf(0) };
      return () => api.call('POST', `/lectures/${id}/enrollments`, { as: 'ta', body });
    }),
    transferClass: ended(async (tools, id) => {
      const { lecture_id, student_id } = await elsewhere(tools);
      return () => tools.api.call('POST', `/lectures/${lecture_id}/class-transfer/${student_id}/${id}`, { as: 'ta' });
    }),
    transferStudents: ended(async (tools, id) => {
      const { lecture_id, student_id } = await elsewhere(tools);
      const body = { userIds: [student_id] };
      return () => tools.api.call('POST', `/lectures/${lecture_id}/class-transfers/${id}`, { as: 'ta', body });
    }),
  },
};
