import type { WeekListQuery } from './generated/graphql.ts';

/** One week of the list, and the lecture it belongs to. */
export type WeekRow = WeekListQuery['weeklyLectures'][number] & { lectureId: string };
