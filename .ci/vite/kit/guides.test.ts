// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, it, test } from 'vitest';
import type { Guide } from '#storybook/guide/types.ts';
import { readKit, readPages } from './readKit.ts';

const guides = import.meta.glob<{ default: Guide }>('../../../ui-kit/**/*.guide.tsx');
const stories = globSync('ui-kit/**/*.stories.tsx').filter(
  (file) => !/title: 'Kit\/기초|tags: \['!autodocs'\]/.test(readFileSync(file, 'utf8')),
);
const kit = readKit();

/** The stories of a file that need words. */
function namesIn(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = meta\.story/gm)].map(
    ([, name = '']) => name,
  );
  return names.filter((name) => !['Default', 'Playground'].includes(name));
}

async function guideOf(file: string): Promise<Guide> {
  const read = guides[`../../../${file.replace('.stories.tsx', '.guide.tsx')}`];
  if (!read) throw new Error(`${file} has no guide: write one beside it, as .storybook/guide/types.ts says.`);
  return (await read()).default;
}

/** Each text of a guide, but the names of parts and keys. */
function textsOf({ is, use, avoid, looks, keys, words, mistakes, changes }: Guide): string[] {
  const whys = mistakes.map(({ why }) => why);
  const does = typeof keys === 'string' ? [keys] : Object.values(keys);
  return [
    is,
    ...use,
    ...avoid.map(({ when }) => when),
    ...Object.values(looks),
    ...does,
    ...words,
    ...whys,
    ...Object.values(changes),
  ];
}

it.each(stories)('%s: its page of docs has all that such a page has, in Korean', async (file) => {
  const guide = await guideOf(file);
  for (const part of ['use', 'avoid', 'words', 'mistakes'] as const) expect(guide[part], part).not.toEqual([]);
  expect(Object.keys(guide.keys), 'keys').not.toEqual([]);
  expect(Object.keys(guide.changes), 'changes').toEqual(Object.keys(guide.changes).toSorted().toReversed());
  expect(textsOf(guide).filter((text) => !/[가-힣]/.test(text))).toEqual([]);
  expect(
    [...guide.use, ...guide.avoid.map(({ when }) => when)].filter((text) => / 하기$|어요|아요/.test(text)),
  ).toEqual([]);
  expect(Object.keys(guide.looks).toSorted(), 'stories').toEqual(namesIn(file).toSorted());
});

test('what to use instead has a page of its own', async () => {
  const asked = (await Promise.all(stories.map(guideOf))).flatMap(({ avoid }) => avoid.map(({ use }) => use));
  expect(asked.filter((part) => !(part in kit.pages))).toEqual([]);
});

test('a link of the introduction leads to a page of docs', () => {
  const ids = new Set([...readPages().map(({ id }) => id), `${toId('Kit/기초/말투')}--docs`]);
  const links = [...readFileSync('.storybook/시작하기.mdx', 'utf8').matchAll(/\(\?path=\/docs\/([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(10);
  expect(links.map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([]);
});

test('a part that a screen uses says so: two screens, one of each app where both use it', () => {
  expect(kit.from.DataGrid).toMatch(/^#ui-kit/);
  expect(kit.screens.Button?.map(({ title }) => title.split('/')[0])).toEqual(['CRM', 'Portal']);
  expect(Object.values(kit.screens).filter((pages) => pages.length > 2)).toEqual([]);
  expect(
    Object.values(kit.screens)
      .flat()
      .filter(({ id }) => !/--docs$/.test(id)),
  ).toEqual([]);
});
