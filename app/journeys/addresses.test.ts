import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '#crm/faces.ts';
import { addresses } from './addresses.ts';

test('the journey over all screens goes to every route', () => {
  const of = (list: RouteObject[], base: string): string[] =>
    list.flatMap(({ path = '', children = [] }) => {
      const address = path === '' ? base : `${base}/${path}`;
      return [address, ...of(children, address)];
    });
  const anonymous = (address: string): string => address.replace(/:\w+/g, ':id');
  const known = new Set<string>(addresses.map(anonymous));
  expect([...new Set(of(routes, '/crm').map(anonymous))].filter((address) => !known.has(address))).toEqual([]);
});
