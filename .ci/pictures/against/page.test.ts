import { expect, test } from 'vitest';
import { againstPage, type Pair } from './page.ts';

const pair = (change: Pair['change'], id: string): Pair => ({
  name: `${id}.light.1366`,
  story: { id, title: 'CRM/태그', name: 'Filled', importPath: './crm/tags/TagPage.stories.tsx' },
  mode: 'light',
  width: 1366,
  change,
  pixels: 1234,
});
const page = againstPage({
  before: 'abc1234 2026-11-30 tags: <b>add</b> a note',
  now: 'def5678',
  pairs: [pair('changed', 'crm-태그--filled'), pair('new', 'crm-태그--added'), pair('gone', 'crm-태그--removed')],
  unfinished: [{ story: pair('none', 'crm-태그--failed').story, why: 'now: axe: label' }],
  drawn: 40,
});

test('the page names what changed, is new and is gone, with the two commits', () => {
  expect(page).toContain('그림 40장 중 바뀐 것 1, 새로 생긴 것 1, 없어진 것 1');
  expect(page).toContain('<b>전</b> abc1234 2026-11-30 tags: &#60;b&#62;add&#60;/b&#62; a note');
  expect(page).toContain('Filled · 밝게 1366px · 1,234픽셀');
  expect(page).toContain('now: axe: label');
});

test('its pictures lie beside it: before, now and the difference of what changed, the one there is of the rest', () => {
  const sources = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => decodeURIComponent(source));
  expect(sources).toEqual([
    'before/crm-태그--filled.light.1366.png',
    'now/crm-태그--filled.light.1366.png',
    'difference/crm-태그--filled.light.1366.png',
    'now/crm-태그--added.light.1366.png',
    'before/crm-태그--removed.light.1366.png',
  ]);
  expect(page).not.toMatch(/file:|(src|href)="\//);
});
