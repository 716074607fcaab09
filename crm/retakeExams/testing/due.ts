import { fn } from 'storybook/test';
import { buildExam, buildExamQuestion } from '#mocks/builders/exam.ts';
import { buildAttempt } from '#mocks/builders/score.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures } from '#mocks/cast.ts';
import { pageOf } from '#mocks/pageOf.ts';
import { filled } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import {
  CallSlotsDocument,
  RetakableExamsDocument,
  RetakeExamsDocument,
  RetakesDueDocument,
  type RetakeExamsQuery,
  type RetakesDueQuery,
  type RetakesDueQueryVariables,
} from '../generated/graphql.ts';

const lectureId = lectures.calculusB.id;
const weeklyLecture = { weekNumber: 3, specialName: null, placeInWeek: null, heldOn: '2026-11-03' };
/** The exam that is taken again. */
export const exam = { ...buildExam({ lectureId }), weeklyLecture, lecture: { name: '미적분 B' } };
/** Six students below the cutline; the first has taken it again, the second was called to the clinic. */
export const due: RetakesDueQuery['scoreAttempts'] = buildStudents(6).map((student, at) => {
  const first = buildAttempt({ value: 40 + 4 * at, clinicStatus: 'REQUIRED' });
  const again = buildAttempt({ retakeNumber: 1, attemptType: 'RETAKE', value: 66 });
  // The second was called to the clinic and has not booked.
  const clinicTodos = at === 1 ? [{ id: first.id }] : [];
  return {
    ...first,
    clinicTodos,
    retakeExam: null,
    exam,
    score: { student, attempts: at === 0 ? [first, again] : [first] },
  };
});
/** Its questions. */
export const items = [1, 2, 3].map((number) => buildExamQuestion({ number, answer: number }));
/** The retake exam of those who take it again. */
export const retake: RetakeExamsQuery['retakeExams'][number] = {
  id: '01990000-0000-7f00-8000-000000000002',
  name: '주간 테스트 재시험',
  cutline: 70,
  totalPoints: 12,
  version: 1,
  exam,
  attempts_aggregate: { aggregate: { count: 1 } },
  questions: items.map((item) => ({ ...item, retakeMap: { originalQuestion: { number: item.number } } })),
};

/** Answers the retake exams of the lecture, and the exams one can be made for. */
export const retakeReads = [
  filled(RetakeExamsDocument, { retakeExams: [retake], retakeExams_aggregate: { aggregate: { count: 1 } } }),
  filled(RetakableExamsDocument, { exams: [{ ...exam, items }] }),
];

/** Gets the conditions of each request for the list. */
export const asked = fn();
/** Answers pages as the server does. */
export const list = filled(RetakesDueDocument, ({ where, ...page }: RetakesDueQueryVariables) => {
  asked(where);
  return {
    scoreAttempts: pageOf(due, page),
    scoreAttempts_aggregate: { aggregate: { count: due.length } },
  };
});
/** A clinic to come. */
export const slot = {
  id: '01990000-0000-7f00-8000-000000000099',
  heldOn: '2026-11-26',
  startsAt: '2026-11-26T09:00:00Z',
  endsAt: '2026-11-26T11:00:00Z',
  room: '자습실',
  capacity: 14,
  load: { booked: 3 },
};

/** What the page reads besides the list. */
export const around = [
  filled(LectureOptionsDocument, { lectures: [{ id: lectureId, name: '미적분 B' }] }),
  filled(CallSlotsDocument, { clinicSlots: [slot] }),
  ...retakeReads,
];
