import type { RetakeExamsQuery } from './generated/graphql.ts';

/** A retake exam. */
export type RetakeExam = RetakeExamsQuery['retakeExams'][number];
