// @module-tag tree
import { readFileSync, globSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { commands } from '#client/generated/commands.ts';
import { resourceAccess } from '#client/generated/resourceAccess.ts';
import { navigation, resources, routes, settings, tabsOf } from './faces.ts';
import { currentEntry } from '#ui-kit/Frame/nav.ts';
import { examPage } from './exams/paths.ts';
import { lecturePage } from './lectures/paths.ts';
import { weekPage } from './weeklyLectures/paths.ts';
import { nextScreens } from './offeredMenu.ts';

test('every face is checked as one', () => {
  const faces = globSync('crm/*/index.tsx');
  expect(faces.length).toBeGreaterThan(20);
  expect(faces.filter((file) => !readFileSync(file, 'utf8').includes('export const face: Face = {'))).toEqual([]);
});

test('the menu has its groups and places in order', () => {
  expect(navigation.map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)])).toEqual([
    ['오늘', '오늘'],
    ['수업', '강의', '시간표'],
    ['학생', '학생', '입학 문의', '상담'],
    ['시험', '재시험', '단어장'],
    ['클리닉', '클리닉'],
    ['소통', '문자', '게시판', '공지'],
    ['운영', '출퇴근·급여', '조교', '근무 기록', '급여', '경비 청구'],
    ['설정', '설정'],
  ]);
  expect(new Set(navigation.map(({ icon }) => icon)).size).toBe(navigation.length);
});

test('a page that only some may see is offered to them alone', () => {
  const pages = globSync('crm/**/*Page.tsx').map((file) => readFileSync(file, 'utf8'));
  const guarded = pages.flatMap((text) => [
    ...text.matchAll(/<CanAccess resource="(\w+)" action="(\w+)" fallback=\{<NoAccess/g),
  ]);
  expect(guarded.length).toBeGreaterThan(3);
  for (const [, name, action] of guarded) {
    const place = resources.find((resource) => resource.name === name);
    expect([name, place?.meta?.opens ?? 'list']).toEqual([name, action]);
  }
});

test('tabs of a page come in order, whichever slice they are of', () => {
  const labels = [lecturePage, weekPage, examPage].map((page) => tabsOf(page).map(({ label }) => label));
  expect(labels).toEqual([
    ['주차', '수강생', '자료', '디데이', '시험 양식', '통계'],
    ['출결', '수강생', '시험', '성적', '단어 시험', '공지', '영상', '자료'],
    ['정답표', '문항별 입력', '분석', '해설'],
  ]);
});

test('the grids of a week ask for their rows with the click, in either view', async () => {
  const params = { lectureId: 'lecture', weekId: 'week' };
  const grids = tabsOf(weekPage).filter(({ label }) => ['출결', '성적'].includes(label));
  const firsts = await Promise.all(grids.flatMap(({ first }) => first?.() ?? []));
  expect(firsts).toHaveLength(2);
  for (const search of ['', '?view=term'])
    for (const first of firsts) expect(first?.({ search, params })).toMatchObject({ level: 'TA' });
});

test('the code of every place in the menu and of the grid of a lesson comes before anybody goes there', () => {
  expect(nextScreens()).toContain('/crm/today');
  const screens = nextScreens().map((href) => matchRoutes(routes, href, '/crm')?.at(-1)?.route.element);
  expect(screens).not.toContain(undefined);
  const [grid] = tabsOf(weekPage);
  expect(screens).toContain(grid?.element);
});

test('every screen lights an entry of the menu, and every page has its header', () => {
  const entries = navigation.flatMap((group) => group.entries);
  const addresses = (of: RouteObject[], base: string): string[] =>
    of.flatMap(({ path = '', children = [] }) => {
      const address = path === '' ? base : `${base}/${path}`;
      return [address, ...addresses(children, address)];
    });
  const all = addresses(routes, '/crm');
  expect(all.length).toBeGreaterThan(40);
  // One's own account is opened by one's name.
  expect(all.filter((address) => currentEntry(entries, address) === undefined)).toEqual(['/crm/account']);
  expect(currentEntry(entries, '/crm/exams/:examId/omr')?.label).toBe('강의');
  expect(currentEntry(entries, '/crm/terms/:id')?.label).toBe('설정');
  const pages = globSync('crm/**/*Page.tsx', { exclude: ['crm/shared/**'] });
  expect(pages.length).toBeGreaterThan(20);
  const bare = pages.filter((file) => !/<(Page|ListPage|StudentPage)\b/.test(readFileSync(file, 'utf8')));
  expect(bare).toEqual([]);
});

test('an address has one screen', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('a place in the menu leads to a screen', () => {
  const paths = routes.map(({ path }) => `/crm/${path}`);
  for (const { href } of navigation.flatMap(({ entries }) => entries)) expect(paths).toContain(href);
  for (const { list } of settings) expect(paths).toContain(list);
});

test('what a screen writes or reads through refine is a resource', () => {
  const sources = globSync('crm/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/\bresource(?:=|: )["'](\w+)["']/g)].map(([, name = '']) => name),
  );
  const known = resources.map(({ name }) => name);
  expect(used).toContain('wordDecks');
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([]);
});

test('every resource that the contract or a mutation writes is kept by a slice', () => {
  const known = resources.map(({ name }) => name);
  expect(Object.keys(commands).filter((name) => !known.includes(name))).toEqual([]);
});

test('an address of a resource is for an action that somebody may take', () => {
  const kept = resources.filter(({ name }) => name in resourceAccess);
  const missing = kept.flatMap(({ name, list, show, create, edit }) =>
    Object.entries({ list, show, create, edit }).flatMap(([action, address]) =>
      address !== undefined && resourceAccess[name]?.[action] === undefined ? [`${name}#${action}`] : [],
    ),
  );
  expect(kept.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every command of a resource has a screen that sends it', () => {
  const sources = globSync('crm/**/*.{ts,tsx}', { exclude: ['**/*.stories.tsx', '**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsent = Object.entries(commands).flatMap(([name, actions]) =>
    Object.entries(actions).flatMap(([action, { operationId }]) => {
      const byRefine = new RegExp(`resource(?:=|: |\\s=\\s)["'{]?'?${name}\\b`).test(sources);
      const byHook = new RegExp(`\\b(?:use)?${operationId}\\b`, 'i').test(sources);
      return byRefine || byHook ? [] : [`${name}#${action}`];
    }),
  );
  expect(unsent).toEqual([]);
});

test('no page of a list reads by itself', () => {
  const pages = globSync('crm/**/*ListPage.tsx');
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.filter((file) => readFileSync(file, 'utf8').includes('useGql('))).toEqual([]);
});
