import { compareSnapshots, snapshotGenerated } from '../generate/generated.mjs';
import { projectNode, run } from '../start/spawn.mjs';
import { hourJourneys, hours } from './hours/hours.mjs';
import { moments, momentsOf } from './hours/moments.mjs';
import { browserScript, playwright, script, step, tool, vitest } from './tools.mjs';

/** @typedef {import('./tools.mjs').Runner} Runner */
/** @typedef {import('./share.mjs').Share} Share */

/** What opens a browser. */
export const inBrowser = new Set([
  'stories',
  'browser',
  'storybook',
  'journeys',
  'hourJourneys',
  'surfaces',
  'changed',
]);

/** What no random run, no tag and no share changes. Each needs one core and prints nothing unless it fails. */
const contracts = [step('generate', generate), tool('format', 'oxfmt', '--list-different')];
/** Oxlint reports what the native compiler does, too. */
const code = [tool('lint', 'oxlint'), tool('unused', 'knip', '--no-progress', '--no-config-hints')];
const build = tool('build', 'vite', 'build', '--logLevel', 'warn');
const size = script('size', '.ci/test/size/size.ts');
const storybook = browserScript('storybook', '.ci/test/storybook/storybook.ts');
const surfaces = playwright('surfaces', ['--project=table', 'surfaces.table']);

const browserProjects = ['--project', 'stories', '--project', 'browser'];
/** How Vitest plays what each change must pass. */
export const firstTier = {
  options: ['--tags-filter=!whole'],
  env: { TEST_SHARE: 'first', STORYBOOK_AXE: 'off' },
};
/** @param {number} third whose stories are shown to axe when they have been played */
const withAxe = (third) => ({ ...firstTier, env: { ...firstTier.env, STORYBOOK_AXE: `${third}/3` } });
/** Everything, to the full number of random runs. */
export const wholeTier = { env: { TEST_RUNS: '1' } };
/** As a person's browser draws them, who has not asked for less motion. */
const withMotion = { env: { ...wholeTier.env, TEST_MOTION: '1' } };

/**
 * The runners of a share, in turns. Those of one turn run at the same time.
 * @param {Share} share
 * @returns {Runner[][]}
 */
export function turnsOf(share) {
  switch (share.name) {
    case 'first':
      return [
        contracts,
        code,
        [vitest('unit', ['--project', 'unit'], firstTier)],
        [vitest('stories', browserProjects, share.axe ? withAxe(share.third) : firstTier)],
        [build],
        [size],
        [playwright('journeys', ['--project=start'], ['--grep', '@first'])],
      ];
    case 'all':
      return [
        contracts,
        code,
        [vitest('unit', ['--project', 'unit'], wholeTier)],
        [hours(moments)],
        [vitest('stories', browserProjects, withMotion)],
        [build],
        [storybook],
        [size],
        [playwright('journeys', [])],
        [hourJourneys(moments)],
        [surfaces],
      ];
    case 'rest':
      return restOf(share.third);
    case 'changed':
      return [contracts, code, [tree], [changed(share.since)]];
  }
}

const wholeInBrowser = vitest('browser', ['--project', 'browser'], {
  options: ['--tags-filter=whole'],
  env: { ...wholeTier.env, TEST_SHARE: 'rest' },
});

/** @param {number} third 1 to 3 */
function restOf(third) {
  const shard = `--shard=${third}/3`;
  return [
    [
      vitest('unit', ['--project', 'unit', shard], {
        options: ['--tags-filter=whole || sampled'],
        env: { ...wholeTier.env, TEST_SHARE: 'rest' },
      }),
    ],
    [hours(momentsOf(third))],
    [vitest('stories', ['--project', 'stories', shard], withMotion)],
    // Those at other hours come below.
    [playwright('journeys', [], ['--grep-invert', '@first|@hour', shard])],
    [hourJourneys(momentsOf(third))],
    // These are one thing each; the first two take longest.
    ...(third === 1 ? [[storybook]] : []),
    ...(third === 2 ? [[surfaces]] : []),
    ...(third === 3 ? [[wholeInBrowser]] : []),
  ];
}

/** What no import shows: a list or a rule that is held against the whole project. */
const tree = vitest('tree', ['--project', 'unit'], { ...firstTier, env: { TEST_SHARE: 'tree' } });

/** @param {string | undefined} since */
function changed(since) {
  const projects = ['--project', 'unit', ...browserProjects];
  return vitest('changed', [...projects, since === undefined ? '--changed' : `--changed=${since}`], {
    ...firstTier,
    options: [...firstTier.options, '--passWithNoTests'],
    mayBeEmpty: true,
  });
}

/** Generating again must change nothing: the committed files match the contracts. */
async function generate() {
  const before = snapshotGenerated();
  const code = await run(projectNode, ['.ci/generate/generate.ts']);
  const changed = compareSnapshots(before, snapshotGenerated());
  if (changed.length > 0)
    console.error(`\`npm run generate\`를 실행하고 커밋하세요. 달라진 파일:\n${changed.join('\n')}`);
  return code || changed.length;
}
