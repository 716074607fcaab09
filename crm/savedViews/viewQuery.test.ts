import { expect, test } from 'vitest';
import { viewQuery } from './viewQuery.ts';

const filter = (at: number, field: string, value: string) =>
  `filters[${at}][field]=${field}&filters[${at}][operator]=eq&filters[${at}][value]=${value}`;

test('equal views are equal texts, however their parameters and filters are ordered and escaped', () => {
  expect(viewQuery('?weekday=6%2C7&q=미적')).toBe(viewQuery('q=%EB%AF%B8%EC%A0%81&weekday=6,7'));
  expect(viewQuery(`?pageSize=25&${filter(0, 'grade', '고2')}&${filter(1, 'tag', 'a')}`)).toBe(
    viewQuery(`?${filter(0, 'tag', 'a')}&${filter(1, 'grade', '%EA%B3%A02')}&pageSize=25`),
  );
});

test('other filters are another view', () => {
  expect(viewQuery(`?${filter(0, 'grade', '고2')}`)).not.toBe(viewQuery(`?${filter(0, 'grade', '고3')}`));
  expect(viewQuery(`?${filter(0, 'school', '가')}`)).not.toBe(viewQuery(`?${filter(0, 'grade', '가')}`));
});

test('the page is not part of a view', () => {
  expect(viewQuery('?currentPage=3&pageSize=25')).toBe('');
  expect(viewQuery('?page=2')).toBe('');
});
