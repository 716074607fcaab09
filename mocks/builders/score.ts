import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { students } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 성적 of 김민수; 미응시 by default. */
export function buildScore(overrides: Partial<Row<'scores'>> = {}): Row<'scores'> {
  return {
    ...rowDefaults.scores,
    id: nextId(),
    examId: nextId(),
    weeklyLectureId: nextId(),
    studentId: students.minsu.id,
    ...stamps,
    ...overrides,
  };
}

/** A first attempt; 80 points by default. */
export function buildAttempt(overrides: Partial<Row<'score_attempts'>> = {}): Row<'score_attempts'> {
  return {
    ...rowDefaults.score_attempts,
    id: nextId(),
    scoreId: nextId(),
    examId: nextId(),
    value: 80,
    ...stamps,
    ...overrides,
  };
}
