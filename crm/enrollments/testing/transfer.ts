import type { Transfer } from '#client/generated/rest/enrollments.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { LectureEnrollmentsDocument, TransferLecturesDocument, TransferWeeksDocument } from '../generated/graphql.ts';
import { list } from './enrolled.ts';

const weeks = [1, 2, 3, 4].map((weekNumber) =>
  buildWeeklyLecture({ weekNumber, heldOn: addDays(todayInSeoul(), 7 * (weekNumber - 2)) }),
);
const transferWeek = ({ id, weekNumber, specialName, placeInWeek, heldOn }: (typeof weeks)[number]) => ({
  weeklyLectureId: id,
  weekNumber,
  placeInWeek,
  specialName,
  heldOn,
});
/** What the move of one student does. */
export const outcome: NonNullable<Transfer['outcome']> = {
  endsOn: addDays(todayInSeoul(), -1),
  joinsOn: todayInSeoul(),
  untilOn: null,
  leaves: weeks.slice(2).map(transferWeek),
  joins: weeks.slice(1).map(transferWeek),
  stays: weeks
    .slice(1, 2)
    .map((week) => ({ ...transferWeek(week), attendance: '지각', hasMemo: true, isLocked: false, isScored: true })),
  movesRepresentative: true,
  clashes: [],
  enrolled: { taken: 21, capacity: 24 },
};
/** The only other lecture. */
export const target = {
  ...buildLecture(cast.statistics),
  hours: [],
  enrollments_aggregate: { aggregate: { count: 20 } },
};
/** Answers what the dialog of a move chooses from. */
export const transferable = [
  filled(LectureEnrollmentsDocument, list),
  filled(TransferLecturesDocument, { lectures: [target] }),
  filled(TransferWeeksDocument, { weeklyLectures: weeks }),
];
