import type { StudentScoresQuery } from './generated/graphql.ts';

/** A result as the table's query returns it. */
export type ActualScore = StudentScoresQuery['actualExamScores'][number];
