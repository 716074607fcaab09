import type { LectureTemplatesQuery } from './generated/graphql.ts';

/** One template of the lecture. */
export type Template = LectureTemplatesQuery['examTemplates'][number];
