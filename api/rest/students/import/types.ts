import type { ReplyOf } from '#openapi/generated/operations.ts';

export type Report = ReplyOf<'importStudents'>;

export type ReportRow = Report['rows'][number];
