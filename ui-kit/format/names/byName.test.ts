import { expect, test } from 'vitest';
import { byName, byNameOf } from './byName.ts';

test('names with numbers are ordered as people count', () => {
  expect(['11주차', '1주차', '2주차'].toSorted(byName)).toEqual(['1주차', '2주차', '11주차']);
  expect(['미적분 10반', '미적분 2반', '기하 1반'].toSorted(byName)).toEqual(['기하 1반', '미적분 2반', '미적분 10반']);
  expect(['DAY 10', 'DAY 9', 'day 1'].toSorted(byName)).toEqual(['day 1', 'DAY 9', 'DAY 10']);
});

test('what has a name is ordered by it, equal ones as they were', () => {
  const rows = [{ name: '10과' }, { name: '9과', first: true }, { name: '9과' }];
  expect(rows.toSorted(byNameOf(({ name }) => name))).toEqual([rows[1], rows[2], rows[0]]);
});
