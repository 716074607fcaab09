import type { StoryContext } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { axeOnce } from '#storybook/axeOnce.ts';

/** Whether axe is asked about a page after a story of a component. */
function isAsked(title: string, html: string, part?: string): boolean {
  document.body.innerHTML = html;
  const context = { title, parameters: { a11y: { test: 'error' } } } as unknown as StoryContext;
  axeOnce(context, part);
  return context.parameters.a11y.test === 'error';
}

test('axe is shown a page once, whatever is written on it', () => {
  expect(isAsked('a', '<p id="_r_1_">저장 중</p>')).toBe(true);
  expect(isAsked('b', '<p id="_r_7_">불러오는 중</p>')).toBe(false);
  expect(isAsked('b', '<p id="_r_7_" class="red">불러오는 중</p>')).toBe(true);
});

test('each component is in one of three parts, and a page that is left out counts as not seen', () => {
  const parts = ['1/3', '2/3', '3/3'];
  const partsOf = (title: string) => parts.filter((part) => isAsked(title, `<i class="${title}"></i>`, part));
  expect(['a', 'b', 'c'].flatMap(partsOf).toSorted()).toEqual(parts);
});
