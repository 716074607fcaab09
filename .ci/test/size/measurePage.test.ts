import { expect, test } from 'vitest';
import { measurePage, type Page } from './measurePage.ts';

const manifest = {
  'index.html': { file: 'a/index.js', src: 'index.html', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'a/react.js' },
  '../../portal/index.tsx': {
    file: 'a/portal.js',
    css: ['a/portal.css'],
    src: '../../portal/index.tsx',
    isDynamicEntry: true,
    imports: ['_react.js', 'index.html'],
    dynamicImports: ['../../portal/home/Home.tsx'],
  },
  '../../portal/home/Home.tsx': {
    file: 'a/Home.js',
    src: '../../portal/home/Home.tsx',
    isDynamicEntry: true,
    imports: ['_grid.js'],
  },
  '../../crm/index.tsx': { file: 'a/crm.js', src: '../crm/index.tsx', isDynamicEntry: true },
  '_grid.js': { file: 'a/grid.js' },
};
const modules = {
  'a/index.js': { 'app/main.tsx': 10, 'app/pages/signIn/Login.tsx': 20 },
  'a/react.js': { 'node_modules/react/index.js': 30 },
  'a/portal.js': { 'portal/index.tsx': 5 },
  'a/Home.js': { 'portal/home/Home.tsx': 5 },
  'a/grid.js': { 'node_modules/@mui/x-data-grid/index.js': 100 },
  'a/crm.js': { 'crm/index.tsx': 5 },
};
const portal: Page = {
  name: 'portal',
  screens: ['app/pages/signIn/Login', 'portal/index.tsx'],
  limit: 3,
  files: 3,
  styles: 1,
  without: [],
};

function measure(page: Page) {
  return measurePage(page, manifest, modules, () => 1000);
}

test('adds up each file once, without what loads later', () => {
  expect(measure(portal)).toMatchObject({ kilobytes: 3, files: 3, problems: [] });
  expect(measure(portal).packages[0]).toEqual(['app', 30]);
});

test('names modules that must not be in it', () => {
  const page = {
    ...portal,
    limit: 9,
    files: 9,
    screens: [...portal.screens, 'portal/home/'],
    without: ['node_modules/@mui/x-data-grid/'],
  };
  expect(measure(page).problems).toEqual(['node_modules/@mui/x-data-grid/index.js must not be in it']);
});

test('reports by how much a page is too large', () => {
  expect(measure({ ...portal, limit: 2.5 }).problems).toEqual(['0.5 kB too much']);
});

test('reports how many files are too many', () => {
  expect(measure({ ...portal, files: 1 }).problems).toEqual(['2 files too many']);
});

test('reports how many style files are too many', () => {
  expect(measure({ ...portal, styles: 0 }).problems).toEqual(['1 style files too many']);
});

test('a screen that is not built is an error, not a small page', () => {
  expect(measure({ ...portal, screens: ['portal/none/'] }).problems[0]).toContain("no screen 'portal/none/'");
});
