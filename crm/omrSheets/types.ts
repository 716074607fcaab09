import type { OmrDeskQuery } from './generated/graphql.ts';

export type DeskExam = NonNullable<OmrDeskQuery['exams_by_pk']>;
