import type { WeekAnnouncementsQuery } from './generated/graphql.ts';

export type Announcement = WeekAnnouncementsQuery['announcements'][number];

export type Week = Announcement['weeklyLecture'];
