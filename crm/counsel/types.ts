import type { CounselSheetQuery } from './generated/graphql.ts';

export type Student = NonNullable<CounselSheetQuery['students_by_pk']>;
