import { afterAll, expect, test } from 'vitest';
import type { CrudFilter } from '@refinedev/core';
import { startApi } from '#api/testing/api.ts';
import { lectureOrder, lectureWhere } from './lectureQuery.ts';
import { LectureListDocument } from './generated/graphql.ts';
import { print } from 'graphql';

const api = await startApi();
afterAll(() => api.close());

const eq = (field: string, value: string): CrudFilter => ({ field, operator: 'eq', value });

async function names(filters: CrudFilter[], sorters: Parameters<typeof lectureOrder>[0] = []): Promise<string[]> {
  const variables = {
    where: lectureWhere(filters),
    orderBy: lectureOrder(sorters),
    limit: 10,
    offset: 0,
    today: '2026-11-22',
  };
  const { body } = await api.gql(print(LectureListDocument), { as: 'ta', variables });
  expect(body.errors).toBeUndefined();
  return (body.data.lectures as { name: string }[]).map(({ name }) => name);
}

test.each([['미적분b'], ['ㅁㅈㅂ'], ['미ㅈ'], ['미저'], ['  미적분 ']])('%s finds 미적분 B', async (typed) => {
  expect(await names([eq('q', typed)])).toContain('미적분 B');
});

test.each([['%'], ['.*'], ['없는 강의'], ['(']])('%s is text, not a pattern', async (typed) => {
  expect(await names([eq('q', typed)])).toEqual([]);
});

test('days, states and orders are asked of the server', async () => {
  const all = await names([]);
  const monday = await names([eq('weekday', '1')]);
  expect(all.length).toBeGreaterThan(monday.length);
  expect(await names([eq('weekday', '1,2,3,4,5,6,7')])).toEqual(all);
  const byName = await names([], [{ field: 'name', order: 'desc' }]);
  expect(byName).toEqual(byName.toSorted().reverse());
  expect(byName.toSorted()).toEqual(all.toSorted());
});
