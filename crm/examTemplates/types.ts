import type { LectureTemplatesQuery } from './generated/graphql.ts';

/** One template of a lecture. */
export type Template = LectureTemplatesQuery['examTemplates'][number];
