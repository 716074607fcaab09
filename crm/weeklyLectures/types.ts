import type { WeekListQuery } from './generated/graphql.ts';

/** One week in the list, and its lecture. */
export type WeekRow = WeekListQuery['weeklyLectures'][number] & { lectureId: string };
