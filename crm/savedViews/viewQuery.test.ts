import { expect, test } from 'vitest';
import { viewQuery } from './viewQuery.ts';

test('the same filters are the same view, in any order in the address', () => {
  expect(viewQuery('?weekday=6%2C7&q=미적')).toBe(viewQuery('q=%EB%AF%B8%EC%A0%81&weekday=6,7'));
});

test('the page is not part of a view', () => {
  expect(viewQuery('?page=3&size=25&sort=-name')).toBe('size=25&sort=-name');
  expect(viewQuery('?page=2')).toBe('');
});
