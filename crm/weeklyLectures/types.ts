import type { WeekListQuery } from './generated/graphql.ts';

/** One week in the list. */
export type WeekRow = WeekListQuery['weeklyLectures'][number];

/** The initial values of the form of a week. */
export interface WeekForm {
  weekNumber?: number | null;
  specialName?: string | null;
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** `HH:mm`. */
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  room?: string | undefined;
}
