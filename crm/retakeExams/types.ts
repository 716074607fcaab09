import type { RetakableExamsQuery, RetakeExamsQuery, RetakesDueQuery } from './generated/graphql.ts';

/** A student who must retake an exam. */
export type DueRow = RetakesDueQuery['scoreAttempts'][number];

/** A retake exam. */
export type RetakeExam = RetakeExamsQuery['retakeExams'][number];

/** An exam that can be retaken. */
export type RetakableExam = RetakableExamsQuery['exams'][number];
