import { buildExam, buildExamQuestion } from '#mocks/builders/exam.ts';
import { lectures } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { ExamDetailDocument } from '../generated/graphql.ts';

/** The lecture, the week and the exam of the stories. */
export const lectureId = lectures.calculusB.id;
export const [weekId, examId] = ['01990000-0000-7000-b000-000000000003', '01990000-0000-7e00-8000-000000000001'];
/** The week of the exam. */
export const week = { weekNumber: 3, specialName: null, placeInWeek: null, heldOn: '2026-11-03' };

/** Twenty questions, with short answers, one that is void and one with two right answers. */
export const items = Array.from({ length: 20 }, (_, at) =>
  buildExamQuestion({
    number: at + 1,
    answer: at === 3 ? 24 : at > 15 ? 120 + at : (at % 5) + 1,
    points: 5,
    unit: ['수열', '극한', '미분'][at % 3]!,
    kind: at > 15 ? 'SHORT' : 'CHOICE',
    gradingRule: at === 9 ? 'VOID' : 'NORMAL',
    alsoAccepts: at === 5 ? [3] : [],
  }),
);

/** Points of those who took it, the best first. */
export const values = Array.from({ length: 22 }, (_, at) => 95 - 3 * at + (at % 3) * 2);

/** What they wrote to a question; the further back, the more took the same wrong choice. */
export const givenTo = (answer: number, place: number): number[] =>
  values.map((_, at) => (at < 22 - place ? answer : at % 3 === 0 ? -1 : (answer % 5) + 1));

/** The exam with its key. */
export const exam = {
  ...buildExam({ id: examId, weeklyLectureId: weekId, totalPoints: 95, version: 4 }),
  weeklyLecture: week,
  lecture: { id: lectureId, name: '미적분 B' },
  template: null,
  items,
};

/** Answers the page of the exam. */
export const detail = filled(ExamDetailDocument, { exams_by_pk: exam });
