import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { lectures } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 주차 시험 of 100 points; by default hidden and without a template. */
export function buildExam(overrides: Partial<Row<'exams'>> = {}): Row<'exams'> {
  return {
    ...rowDefaults.exams,
    id: nextId(),
    lectureId: lectures.calculusB.id,
    weeklyLectureId: nextId(),
    name: '주간 테스트',
    cutline: 70,
    sequence: 1,
    ...stamps,
    ...overrides,
  };
}

/** 문항 of an exam; by default 객관식 with the answer ① for 4 points. */
export function buildExamQuestion(overrides: Partial<Row<'exam_questions'>> = {}): Row<'exam_questions'> {
  return {
    ...rowDefaults.exam_questions,
    id: nextId(),
    number: 1,
    answer: 1,
    points: 4,
    ...stamps,
    ...overrides,
  };
}
