import { leave } from '#hasura/testing/doors/students.ts';
import { firstAttempt, sitting } from '#hasura/testing/sitting.ts';
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
/** A student with a score in an exam that is shown. */
const graded = async (tools: DoorTools) => {
  const sat = await sitting(tools, { is_shown: true });
  await firstAttempt(tools, sat, 80);
  return sat;
};

/** Of a student who is inactive, withdrawn or to be forgotten. */
export const studentCalls: Doors = {
  named: /^(studentIds?|userIds?|siblingId)$/,
  states: leave,
  asked: {
    addClinicParticipants: inactive(async ({ api, make }, id) => {
      const slot = await make('clinic_slots');
      return () => api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body: { studentIds: [id] } });
    }),
    addParticipants: inactive(async (tools, id) => {
      const path = await weekPath(tools);
      return () => tools.api.call('POST', `${path}/participants`, { as: 'ta', body: { userIds: [id] } });
    }),
    addParticipantsWithOptions: inactive(async (tools, id) => {
      const path = await weekPath(tools);
      const body = { userIds: [id], followingWeeks: false, notify: false };
      return () => tools.api.call('POST', `${path}/participants/with-options`, { as: 'ta', body });
    }),
    createClinicTodos: inactive(async ({ api }, studentId) => {
      const items = [{ studentId, kind: 'CORRECTION' as const, title: '오답 정리' }];
      return () => api.call('POST', '/clinic/todo', { as: 'ta', body: { items } });
    }),
    createParentLink: inactive(async ({ api }, id) => {
      return () => api.call('POST', `/students/${id}/parent-links`, { as: 'ta', body: { purpose: 'WEEK', days: 7 } });
    }),
    createReportLinks: {
      answers: { forgotten: 'deletion-asked' },
      prepare: async (tools) => {
        const { exam, student } = await graded(tools);
        const body = { examId: exam.id, studentIds: [student], days: 7, showsRank: false };
        return { of: student, call: () => tools.api.call('POST', '/report-cards/links', { as: 'ta', body }) };
      },
    },
    createWordAssignment: inactive(async ({ api, make }, id) => {
      const { deck_id } = await make('words');
      const body = { firstPlace: 1, lastPlace: null, dueOn: dateOf(3), target: null, studentIds: [id] };
      return () => api.call('POST', `/word-decks/${deck_id}/assignments`, { as: 'ta', body });
    }),
    createWordTestPlan: inactive(async ({ api, make }, id) => {
      const body = spellingTest((await make('words')).deck_id, { studentIds: [id] });
      return () => api.call('POST', '/word-test-plans', { as: 'ta', body });
    }),
    enrollStudents: inactive(async ({ api, make }, id) => {
      const body = { userIds: [id], fromDate: dateOf(0) };
      const lecture = await make('lectures');
      return () => api.call('POST', `/lectures/${lecture.id}/enrollments`, { as: 'ta', body });
    }),
    previewSms: {
      answers: { forgotten: 'not-found' },
      prepare: async ({ api, make }) => {
        const { id } = await make('students', { parent_phone: '+821012345678' });
        const body = { addressee: 'PARENT' as const, body: '안내', studentIds: [id] };
        return { of: id, call: () => api.call('POST', '/sms/preview', { as: 'ta', body }) };
      },
    },
    previewStudent: {
      answers: { inactive: 'student-inactive' },
      prepare: async ({ api, make }) => {
        const { id } = await make('students');
        return { of: id, call: () => api.call('POST', `/students/${id}/preview`, { as: 'ta' }) };
      },
    },
    sendSms: {
      answers: { forgotten: 'not-found' },
      prepare: async ({ api, make }) => {
        const { id } = await make('students', { parent_phone: '+821012345678' });
        const body = {
          sendKey: crypto.randomUUID(),
          addressee: 'PARENT' as const,
          body: '안내',
          studentIds: [id],
          quietHoursConfirmed: true,
        };
        return { of: id, call: () => api.call('POST', '/sms/send', { as: 'ta', body }) };
      },
    },
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
  open: {
    'reads, or writes nothing about them': ['exportStudents', 'revealPhone'],
    'changes who they are, or how they stand': [
      'addTagToUser',
      'decideSiblings',
      'deleteStudent',
      'recordConsent',
      'recordWithdrawal',
      'removeTagFromUser',
      'setBirthday',
      'setRepresentativeLecture',
      'toggleStudentStatus',
      'updateStudent',
      'updateStudents',
    ],
    'is for those who are to be forgotten, and refused for others': ['keepStudent'],
    'notes what was, which may be late': [
      'createActualExamScore',
      'createConsult',
      'createStudentMemo',
      'markAttendance',
      'markAttendanceBulk',
      'removeParticipants',
      'reviewSheet',
      'saveActualExamScores',
      'setStudentScore',
      'setStudentScores',
      'writeMemoBulk',
      'writeStudentMemo',
    ],
    'is for those who were let in, and opens nothing to whom may not sign in': [
      'issueTemporaryPasswords',
      'printOmrSheets',
      'printWordTests',
      'setFilePermission',
      'setFilePermissions',
      'setVideoWindows',
    ],
  },
};
