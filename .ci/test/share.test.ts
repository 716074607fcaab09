import { expect, test } from 'vitest';
import { readShare, titleOfShare } from './share.mjs';

test('nothing is what every change must pass; the other shares are asked for by a word', () => {
  expect(readShare([])).toMatchObject({ name: 'first', only: undefined });
  expect(readShare(['--all', '--only', 'unit,size'])).toMatchObject({ name: 'all', only: ['unit', 'size'] });
  expect(readShare(['--changed'])).toMatchObject({ name: 'changed', since: undefined });
  expect(readShare(['--changed', 'main'])).toMatchObject({ name: 'changed', since: 'main' });
  expect(readShare(['--rest']).name).toBe('rest');
});

test('a third that is asked for is that of the rest', () => {
  const share = readShare(['--third', '2']);
  expect(share).toMatchObject({ name: 'rest', third: 2 });
  expect(titleOfShare(share)).toBe('the rest, third 2 of 3');
  expect(readShare(['--rest']).third).toBeOneOf([1, 2, 3]);
});

test('with `--axe` the first tier has a third, too, whose stories need not be played again', () => {
  const share = readShare(['--axe', '--third', '2']);
  expect(share).toMatchObject({ name: 'first', third: 2, axe: true });
  expect(titleOfShare(share)).toBe('first, and axe on third 2 of 3');
  expect(readShare(['--rest', '--without', 'stories']).without).toEqual(['stories']);
});

test.each([[['unit']], [['--third', '4']], [['--changed', 'main', 'other']], [['--fast']], [['--axe', '--all']]])(
  '%j is refused',
  (args) => {
    expect(() => readShare(args)).toThrow();
  },
);
