import { vitest } from '../tools.mjs';

/** @typedef {import('../reports/report.mjs').FileReport} FileReport */
/** @typedef {import('../tools.mjs').Runner} Runner */
/** @typedef {import('./moments.mjs').Moment} Moment */

/** Between a file and the moment at which it was played. */
const when = ' at ';

/**
 * Plays the unit tests that the hour can touch (`chosen.ts`) at each of the moments, one after the other.
 * @param {Moment[]} moments
 * @returns {Runner}
 */
export function hours(moments) {
  return {
    name: 'hours',
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

/** @param {string} at */
const playedAt = (at) =>
  vitest('hours', ['--project', 'unit'], {
    options: ['--tags-filter=!whole'],
    env: { TEST_SHARE: 'hours', TEST_AT: at },
  });

/**
 * @param {FileReport[]} files
 * @param {string} at
 */
const named = (files, at) => files.map((report) => ({ ...report, file: `${report.file}${when}${at}` }));
