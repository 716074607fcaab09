// At which moments the tests are played again. Each named hour (02:30, when it is still yesterday in UTC; 17:59, before lessons begin; 23:58,
// before midnight) and each named day comes once at least, and each third of the rest has two. So it is with those of the journeys.

/** @typedef {{ at: string, why: string, hasJourneys?: boolean }} Moment */

/** @type {[Moment, Moment][]} */
const thirds = [
  [
    { at: '2026-12-31T23:58+09:00', why: 'the year ends', hasJourneys: true },
    { at: '2027-03-01T02:30+09:00', why: 'a night; in UTC it is still February' },
  ],
  [
    { at: '2027-02-28T23:58+09:00', why: 'the shortest month ends', hasJourneys: true },
    { at: '2027-09-14T17:59+09:00', why: 'the day before 추석, itself a holiday', hasJourneys: true },
  ],
  [
    {
      at: '2028-02-29T02:30+09:00',
      why: 'a day that the year before and the year after do not have',
      hasJourneys: true,
    },
    { at: '2028-02-29T23:58+09:00', why: 'its end' },
  ],
];

/** All of them. */
export const moments = thirds.flat();

/**
 * Those of a third of the rest.
 * @param {number} third 1 to 3
 */
export const momentsOf = (third) => thirds[third - 1] ?? [];

/**
 * A moment as `TEST_AT` names it, `2027-02-28T23:58+09:00`, in milliseconds. Throws for any other text.
 * @param {string} at
 */
export function readMoment(at) {
  const now = Date.parse(at);
  if (Number.isNaN(now)) throw new Error(`TEST_AT is no moment: ${at}`);
  return now;
}
