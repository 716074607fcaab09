import type { PortalHomeQuery } from '../generated/graphql.ts';

/** The home of somebody who has nothing. */
export const nothing: PortalHomeQuery = {
  lectures: [],
  upcoming: [],
  times: [],
  bookings: [],
  news: [],
  videos: [],
  due: [],
  windows: [],
  todos: [],
  questions: [],
  wordAssignments: [],
  words: [],
  studied: [],
  results: [],
};
