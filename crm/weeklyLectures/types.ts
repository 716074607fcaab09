import type { WeekListQuery } from './generated/graphql.ts';

/** One week in the list. */
export type WeekRow = WeekListQuery['weeklyLectures'][number];
