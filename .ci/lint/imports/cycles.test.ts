// @module-tag tree
import { expect, test } from 'vitest';
import { findCycles, importsOf } from './cycles.ts';

test('counts imports of values and types, and what is loaded on demand', () => {
  const source = `
    import type { A } from './a.ts';
    import { type B, b } from './b.ts';
    import './side-effect.ts';
    import { createRoot } from 'react-dom/client';
    export * from '#ui-kit';
    export type { C } from './c.ts';
    export const load = () => import('./lazy.ts');`;
  expect(importsOf('crm/lectures/x.ts', source).sort()).toEqual([
    'crm/lectures/a.ts',
    'crm/lectures/b.ts',
    'crm/lectures/c.ts',
    'crm/lectures/lazy.ts',
    'crm/lectures/side-effect.ts',
    'ui-kit/index.ts',
  ]);
});

test('names the files of a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']]);
});

test('a diamond is not a cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ]);
  expect(findCycles(graph)).toEqual([]);
});
