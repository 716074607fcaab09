// `node .ci/test/size/size.ts` after a build: checks how much JavaScript the first pages load, in how many files.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { measurePage, type BuiltModules, type Page } from './measurePage.ts';

const staffOnly = ['@mui/', '@emotion/', '@refinedev/', 'notistack/'].map((name) => `node_modules/${name}`);

/** Lists draw without MUI. */
const mui = ['@mui/x-data-grid/DataGrid/', '@mui/system/', '@emotion/'].map((name) => `node_modules/${name}`);
const notInCrm = ['portal/', 'node_modules/micromark', ...mui];
/** Come with the first dialog. */
const forms = ['react-hook-form/', 'zod/'].map((name) => `node_modules/${name}`);

// What keeps home for reading offline is loaded only where a student wants that.
const pages: Page[] = [
  {
    name: 'portal first load (login → home)',
    screens: ['app/pages/signIn/Login', 'portal/index.tsx', 'portal/home/HomePage'],
    limit: 125,
    files: 7,
    styles: 2,
    without: [...staffOnly, 'crm/'],
  },
  {
    name: 'portal home, signed in',
    screens: ['portal/index.tsx', 'portal/home/HomePage'],
    limit: 122,
    files: 4,
    styles: 2,
    without: [...staffOnly, 'crm/'],
  },
  {
    name: 'portal word study, after home',
    screens: ['portal/wordDecks/StudyPage'],
    // What an open portal has already.
    beside: ['portal/index.tsx', 'portal/home/HomePage'],
    limit: 40,
    files: 4,
    styles: 2,
    without: [...staffOnly, 'crm/'],
  },
  {
    name: 'CRM first screen (login → lectures)',
    screens: ['app/pages/signIn/Login', 'crm/index.tsx', 'crm/lectures/LectureList'],
    limit: 205,
    files: 12,
    styles: 3,
    without: [...notInCrm, ...forms],
  },
  {
    name: 'CRM lectures, signed in',
    screens: ['crm/index.tsx', 'crm/lectures/LectureList'],
    limit: 202,
    files: 7,
    styles: 3,
    without: [...notInCrm, ...forms],
  },
  {
    name: 'CRM students, signed in',
    screens: ['crm/index.tsx', 'crm/students/list/StudentListPage'],
    limit: 208,
    files: 7,
    styles: 3,
    without: [...notInCrm, ...forms],
  },
  {
    name: 'CRM lecture with its weeks, signed in',
    screens: ['crm/index.tsx', 'crm/lectures/LecturePage', 'crm/weeklyLectures/WeekList'],
    limit: 202,
    files: 8,
    styles: 3,
    without: [...notInCrm, ...forms],
  },
  {
    name: 'CRM gradebook, signed in',
    screens: ['crm/index.tsx', 'crm/weeklyLectures/WeekPage', 'crm/scores/Gradebook.tsx'],
    limit: 241,
    files: 13,
    styles: 3,
    without: [...notInCrm, ...forms],
  },
  {
    name: 'CRM day board, signed in',
    screens: ['crm/index.tsx', 'crm/clinic/DayBoardPage'],
    limit: 210,
    files: 11,
    styles: 4,
    without: [...notInCrm, ...forms],
  },
];

const folder = 'dist/app';
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const modules: BuiltModules = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'));

for (const page of pages) {
  const { kilobytes, files, styles, packages, problems } = measurePage(page, manifest, modules, sizeOf);
  console.log(
    `${page.name}: ${kilobytes.toFixed(1)} of ${page.limit} kB in ${files} of ${page.files} files, ${styles} of ${page.styles} styles`,
  );
  console.log(
    `  before compression: ${packages.map(([name, size]) => `${name} ${Math.round(size / 1000)}`).join(', ')}`,
  );
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** A file below this size, in bytes before compression, costs more by its request. */
const SMALL = 4000;
const MOST_SMALL = 256;
const small = globSync(`${folder}/assets/*.js`).filter((file) => statSync(file).size < SMALL).length;
console.log(`files below ${SMALL / 1000} kB: ${small} of ${MOST_SMALL}`);
if (small > MOST_SMALL) process.exitCode = 1;

/** Bytes of a built file as it is sent: with brotli, or plain if it is too small for compression. */
function sizeOf(file: string): number {
  const path = join(folder, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}
