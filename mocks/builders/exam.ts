import { lectures } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 주차 시험 of 100 points, on its own and hidden unless said. */
export function buildExam(overrides: Partial<Row<'exams'>> = {}): Row<'exams'> {
  return {
    id: nextId(),
    lectureId: lectures.calculusB.id,
    weeklyLectureId: nextId(),
    templateId: null,
    name: '주간 테스트',
    cutline: 70,
    totalPoints: 100,
    sequence: 1,
    isShown: false,
    version: 1,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}

/** 문항 of an exam: 객관식, ① for 4 points unless said. */
export function buildExamQuestion(overrides: Partial<Row<'exam_questions'>> = {}): Row<'exam_questions'> {
  return {
    id: nextId(),
    templateId: null,
    examId: null,
    retakeExamId: null,
    number: 1,
    kind: 'CHOICE',
    answer: 1,
    alsoAccepts: [],
    points: 4,
    unit: '',
    gradingRule: 'NORMAL',
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
