import type { LectureDdaysQuery } from './generated/graphql.ts';

export type Dday = LectureDdaysQuery['lectureDdays'][number];
