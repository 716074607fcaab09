import type { ReportCardsQuery } from './generated/graphql.ts';

export type ReportExam = NonNullable<ReportCardsQuery['exams_by_pk']>;
