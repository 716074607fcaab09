import type { WeekVideosQuery } from './generated/graphql.ts';

export type Video = WeekVideosQuery['videos'][number];

/** The week it belongs to. */
export interface Place {
  lectureId: string;
  weekId: string;
}
