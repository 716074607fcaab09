import type { StudentScoresQuery } from './generated/graphql.ts';

/** A result as the table reads it. */
export type ActualScore = StudentScoresQuery['actualExamScores'][number];
