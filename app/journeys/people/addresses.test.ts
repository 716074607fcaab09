// @module-tag tree
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '#crm/faces.ts';
import { routes as portalRoutes } from '#portal/faces.ts';
import { addresses } from './addresses.ts';
import { portalAddresses } from './portalAddresses.ts';

test.each([
  ['all screens', routes, '/crm', addresses],
  ['all pages of the portal', portalRoutes, '/portal', portalAddresses],
] as const)('the journey over %s goes to every route', (_, routes, base, list) => {
  const of = (list: RouteObject[], base: string): string[] =>
    list.flatMap(({ path = '', children = [] }) => {
      const address = path === '' ? base : `${base}/${path}`;
      return [address, ...of(children, address)];
    });
  const anonymous = (address: string): string => address.replace(/:\w+/g, ':id');
  const known = new Set<string>(list.map(anonymous));
  expect([...new Set(of(routes, base).map(anonymous))].filter((address) => !known.has(address))).toEqual([]);
});
