import { students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 성적 of 김민수, 미응시 unless said. */
export function buildScore(overrides: Partial<Row<'scores'>> = {}): Row<'scores'> {
  return {
    id: nextId(),
    examId: nextId(),
    weeklyLectureId: nextId(),
    studentId: students.minsu.id,
    status: 'NONE',
    version: 1,
    ...stamps,
    ...overrides,
  };
}

/** A first attempt of 80 points unless said. */
export function buildAttempt(overrides: Partial<Row<'score_attempts'>> = {}): Row<'score_attempts'> {
  return {
    id: nextId(),
    scoreId: nextId(),
    examId: nextId(),
    attemptType: 'FIRST',
    retakeNumber: 0,
    retakeExamId: null,
    value: 80,
    deliveryType: 'ONSITE',
    clinicStatus: 'NONE',
    memo: '',
    answers: null,
    grade: null,
    gradeScale: null,
    isGradeByHand: false,
    version: 1,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
