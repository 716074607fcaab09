import { playwright, vitest } from '../tools.mjs';

/** @typedef {import('../reports/report.mjs').FileReport} FileReport */
/** @typedef {import('../tools.mjs').Runner} Runner */
/** @typedef {import('./moments.mjs').Moment} Moment */

/** Between a file and the moment at which it was played. */
const when = ' at ';

/**
 * Plays the unit tests that the hour can touch (`chosen.ts`) at each of the moments, one after the other.
 * @param {Moment[]} moments
 */
export const hours = (moments) =>
  atEach('hours', moments, (TEST_AT) =>
    vitest('hours', ['--project', 'unit'], {
      options: ['--tags-filter=!whole'],
      env: { TEST_SHARE: 'hours', TEST_AT },
    }),
  );

/**
 * Plays the journeys with the tag `@hour` at those of the moments that have any: what the servers, the pages and the journeys believe.
 * @param {Moment[]} moments
 */
export const hourJourneys = (moments) =>
  atEach(
    'hourJourneys',
    moments.filter(({ hasJourneys }) => hasJourneys),
    (TEST_AT) => playwright('hourJourneys', ['--project=start', '--project=empty', '--grep=@hour'], [], { TEST_AT }),
  );

/**
 * @param {string} name
 * @param {Moment[]} moments
 * @param {(at: string) => Runner} playedAt
 * @returns {Runner}
 */
function atEach(name, moments, playedAt) {
  return {
    name,
    run: async () => {
      const files = [];
      for (const { at, why } of moments) {
        console.log(`\n${at}: ${why}`);
        files.push(...named(await playedAt(at).run(), at));
      }
      return files;
    },
    again: async (file, project) => {
      const [path = '', at = ''] = file.split(when);
      return named((await playedAt(at).again?.(path, project)) ?? [], at);
    },
  };
}

/**
 * @param {FileReport[]} files
 * @param {string} at
 */
const named = (files, at) => files.map((report) => ({ ...report, file: `${report.file}${when}${at}` }));
