import type { PortalExamQuery } from './generated/graphql.ts';

export type PortalExam = NonNullable<PortalExamQuery['exams_by_pk']>;
