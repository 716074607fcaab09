import { leave } from '#hasura/testing/doors/students.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { Asked, Doors, DoorTools, Prepared } from './doors.ts';
import { spellingTest } from './spellingTest.ts';

/** Refused in each state, when it is about a student who has done nothing yet. */
const inactive = (call: (tools: DoorTools, id: string) => Promise<Prepared['call']>): Asked => ({
  answers: 'inactive',
  prepare: async (tools) => {
    const { id } = await tools.make('students');
    return { of: id, call: await call(tools, id) };
  },
});

const weekPath = async ({ make }: DoorTools) => {
  const { id, lecture_id } = await make('weekly_lectures');
  return `/lectures/${lecture_id}/weekly-lectures/${id}` as const;
};
/** Somebody in a lecture with a week to come, and another lecture. */
const enrolled = async ({ make }: DoorTools, student_id: string) => {
  const { lecture_id } = await make('enrollments', { student_id, from_date: dateOf(-9) });
  await make('weekly_lectures', { lecture_id, held_on: dateOf(3) });
  return { from: lecture_id, to: (await make('lectures')).id };
};

/** Of a student who is inactive, withdrawn or to be forgotten. */
export const studentCalls: Doors = {
  named: /^(studentIds?|userIds?|siblingId)$/,
  states: leave,
  asked: {
    addParticipants: inactive(async (tools, id) => {
      const path = await weekPath(tools);
      return () => tools.api.call('POST', `${path}/participants`, { as: 'ta', body: { userIds: [id] } });
    }),
    transferClass: {
      ...inactive(async (tools, id) => {
        const { from, to } = await enrolled(tools, id);
        return () => tools.api.call('POST', `/lectures/${from}/class-transfer/${id}/${to}`, { as: 'ta' });
      }),
      answers: { inactive: 'inactive', withdrawn: 'inactive', forgotten: 'not-enrolled' },
    },
    transferStudents: {
      ...inactive(async (tools, id) => {
        const { from, to } = await enrolled(tools, id);
        const body = { userIds: [id] };
        return () => tools.api.call('POST', `/lectures/${from}/class-transfers/${to}`, { as: 'ta', body });
      }),
      answers: { inactive: 'inactive', withdrawn: 'inactive', forgotten: 'not-enrolled' },
    },
    updateWordTestPlan: inactive(async ({ api, make }, id) => {
      const first = spellingTest((await make('words')).deck_id, { studentIds: [(await make('students')).id] });
      const { body: made } = await api.call('POST', '/word-test-plans', { as: 'ta', body: first });
      const body = { version: made.version, studentIds: [id] };
      return () => api.call('PUT', `/word-test-plans/${made.id}`, { as: 'ta', body });
    }),
  },
};
