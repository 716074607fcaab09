import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';

export type Report = ReplyOf<'importLectures'>;
export type LectureSheet = NonNullable<BodyOf<'importLectures'>['sheets']>[number];
export type Column = LectureSheet['columns'][number];
export type Field = NonNullable<Column['field']>;
export type SheetRow = LectureSheet['rows'][number];
export type CellProblem = Report['lectures'][number]['problems'][number];
export type LectureReport = Report['lectures'][number];
export type EnrollmentReport = Report['enrollments'][number];
