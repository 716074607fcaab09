import type { WeekAnnouncementsQuery } from './generated/graphql.ts';

export type Announcement = Week['announcements'][number];

export type Week = NonNullable<WeekAnnouncementsQuery['weeklyLectures_by_pk']>;
