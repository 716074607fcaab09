import type { TodayQuery } from './generated/graphql.ts';

export type Lesson = TodayQuery['weeklyLectures'][number];

export type Slot = TodayQuery['clinicSlots'][number];
