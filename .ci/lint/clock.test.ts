// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What tells the hour without being asked which clock. */
const reading = /\bDate\.now\b|\bnew Date\(\)|(?<!new )(?<![.\w])Date\(\)|\bdayjs\(\)|\.format\(\)|\bTemporal\.Now\b/;

/** The files that may read the hour, and why. Everything else asks one of the first two, or is told the hour; `mocks/clock.ts` moves both. */
const may: Readonly<Record<string, string>> = {
  'api/ports/clock.ts': "the server's clock",
  'ui-kit/format/time/deviceClock.ts': "the browser's clock",
  'mocks/living/clock.test.ts': 'shows that `Date` itself is moved',
  'app/public/offline.js': 'a page of its own, which imports nothing',
  '.ci/test/test.mjs': 'says when the run was; it begins before the packages are there',
  '.ci/test/hours/ahead.ts': 'says how far another hour is away',
  '.ci/test/storybook/toolbar.ts': 'asks a page what `Date` says there',
  '.ci/test/storybook/tour.ts': 'asks a page what `Date` says there',
};

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(file) && !/(^|\/)generated\//.test(file));

test('only the clocks read the hour', () => {
  const found = files
    .filter((file) => !(file in may))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (reading.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

/** The screens that may ask the device's clock, and why: nothing is decided by it. What is open, over or due asks `serverClock`. */
const byDevice: Readonly<Record<string, string>> = {
  'crm/clinic/board/useDayBoard.ts': 'shown until the answer is there',
  'crm/clinic/useNow.ts': 'how long ago, in words',
  'crm/clinic/board/useTaps.ts': 'how long a tap is shown',
  'crm/participants/attendance/source/useWeekSource.ts': 'shown until the answer is there',
  'crm/providers/live.ts': 'a field that nobody reads',
  'crm/scores/source/useGradeSource.ts': 'shown until the answer is there',
  'crm/system/JobTable.tsx': 'how long ago, in words',
  'crm/system/JobsCard.tsx': 'about a week of runs is shown',
  'crm/videos/uploads/videoUploads.ts': 'how long an upload is remembered here',
  'crm/workRecords/clock/useServerNow.ts': 'corrected by the server each time it is asked',
  'portal/clinic/booking/calendarFile.ts': 'the stamp of a file that the phone reads',
  'portal/exams/submit/keptPages.ts': 'how long pages are kept on this phone',
  'portal/exams/submit/usePages.ts': 'a name that is not there yet',
  'portal/home/offline/seenAt.ts': 'words of a moment',
  'portal/wordDecks/StudyPage.tsx': 'when words are due offline; the server bounds what is sent',
  'portal/wordDecks/study/useSitting.ts': 'the same',
  'portal/wordDecks/study/useOutbox.ts': 'the same',
  'portal/wordTests/useTimeLeft.ts': 'corrected by the answer of the server',
};

test('a screen decides nothing by the clock of its device', () => {
  const asking = files.filter(
    (file) =>
      /^(crm|portal)\//.test(file) &&
      !/\.(test|stories)\.tsx?$/.test(file) &&
      readFileSync(file, 'utf8').includes('deviceClock'),
  );
  expect(asking.toSorted()).toEqual(Object.keys(byDevice).toSorted());
});

test('every file that may read it does', () => {
  expect(Object.keys(may).filter((file) => !reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});
