// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const stories = globSync('{ui-kit,crm,portal,app}/**/*.stories.tsx');
/** The title of a file's stories; tests that draw nothing of their own kind have none. */
const titles = stories.map(
  (file) => /title: '(.*?)'/.exec(/\.meta\((.*?)\}\);/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '')?.[1] ?? file,
);

test('every story is on a shelf: an app, a Korean group, and a name', () => {
  const shelf = /^(Kit|CRM|Portal|App)\/[가-힣]+( [가-힣]+)*(\/[가-힣A-Za-z]+( [가-힣]+)*)?$/;
  expect(titles.filter((title) => !shelf.test(title))).toEqual([]);
});

test('no two files share a title', () => {
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('parts of the kit are in few groups, named by their components', () => {
  const parts = titles.filter((title) => title.startsWith('Kit/')).map((title) => title.split('/'));
  const strangers = parts.filter(([, group, name = '']) => group !== '기초' && !/^[A-Z][A-Za-z]+$/.test(name));
  expect(strangers).toEqual([]);
  expect(new Set(parts.map(([, group]) => group)).size).toBeLessThanOrEqual(9);
});

test('every page has stories filled, empty, loading and failed', () => {
  const pages = stories.filter((file) => /^(crm|portal)\/.*Page\.stories\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  const missing = pages.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    const states = ['Filled', 'Empty', 'Loading', 'Failed'];
    return states.filter((state) => !names.some((name) => name.includes(state))).map((state) => `${file} ${state}`);
  });
  expect(missing).toEqual([]);
});

test('a page that some may not open has a story of that', () => {
  const guarded = globSync('crm/**/*Page.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('fallback={<NoAccess />}'),
  );
  expect(guarded.length).toBeGreaterThan(3);
  const without = guarded.filter(
    (file) => !/NoPermission = /.test(readFileSync(file.replace('.tsx', '.stories.tsx'), 'utf8')),
  );
  expect(without).toEqual([]);
});
