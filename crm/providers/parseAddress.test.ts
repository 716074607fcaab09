import type { ResourceProps } from '@refinedev/core';
import { expect, test } from 'vitest';
import { parseAddress } from './parseAddress.ts';

const resources: ResourceProps[] = [
  { name: 'students', list: '/crm/students', create: '/crm/students/create', show: '/crm/students/:id' },
  { name: 'tags', list: '/crm/tags' },
];
const at = (pathname: string, search = '', id?: string) => parseAddress(resources, { pathname, search, id });

test.each([
  ['/crm/students', 'students', 'list', undefined],
  ['/crm/students/create', 'students', 'create', undefined],
  ['/crm/students/7', 'students', 'show', '7'],
  ['/crm/tags', 'tags', 'list', undefined],
  ['/crm/nothing', undefined, undefined, undefined],
])('%s is %s %s', (pathname, name, action, id) => {
  const { resource, ...rest } = at(pathname);
  expect([resource?.name, rest.action, rest.id]).toEqual([name, action, id]);
});

test('the id of the route itself wins', () => {
  expect(at('/crm/students/7', '', '8').id).toBe('8');
});

test('filters, sorters, page and size of the address are taken, and nothing else', () => {
  const search = '?filters[0][field]=q&filters[0][value]=김&sorters[0][field]=name&currentPage=3&pageSize=50&tab=x';
  expect(at('/crm/students', search).params).toEqual({
    filters: [{ field: 'q', value: '김' }],
    sorters: [{ field: 'name' }],
    currentPage: 3,
    pageSize: 50,
  });
});

test('all who ask for an address get the same object', () => {
  expect(at('/crm/tags')).toBe(at('/crm/tags'));
  expect(at('/crm/tags')).not.toBe(at('/crm/tags', '?currentPage=2'));
});

test('an address seen long ago is read anew, and equal', () => {
  const before = at('/crm/students/1');
  for (let n = 2; n < 100; n++) at(`/crm/students/${n}`);
  expect(at('/crm/students/1')).not.toBe(before);
  expect(at('/crm/students/1')).toEqual(before);
});
