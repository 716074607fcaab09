// @module-tag tree
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RouteObject } from 'react-router';
import { routes as crmRoutes } from '#crm/faces.ts';
import { routes as portalRoutes } from '#portal/faces.ts';
import { addressesOf, screenRoutes } from './screenRoutes.node.ts';

const routes = screenRoutes();
const modulesOf = (path: string) => routes.find((route) => route.path === path)?.modules;

const below = (list: RouteObject[], base: string): string[] =>
  list.flatMap(({ path = '', children = [] }) => {
    const address = path === '' ? base : `${base}/${path}`;
    return [address, ...below(children, address)];
  });

// Journeys go to each of them, and the server names the files of each.
it.each([
  ['crm', crmRoutes],
  ['portal', portalRoutes],
] as const)('the addresses of %s are its routes', (area, list) => {
  expect(addressesOf(area).toSorted()).toEqual([...new Set(below(list, `/${area}`))].toSorted());
});

describe('the modules of an address', () => {
  // The first page of the portal comes with its shell.
  it.each(routes.filter(({ path }) => !/\*$|^\/portal$/.test(path)))('$path has a page', ({ modules }) => {
    expect(modules.length).toBeGreaterThan(1);
  });

  it('exist', () => {
    expect(routes.flatMap(({ modules }) => modules).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('of a tab are the page around it and its own', () => {
    expect(modulesOf('/crm/lectures/:lectureId/weeks/:weekId/scores')).toEqual([
      'crm/index.tsx',
      'crm/weeklyLectures/WeekPage.tsx',
      'crm/scores/Gradebook.tsx',
    ]);
  });

  it('of a dialog are those of the page below it', () => {
    expect(modulesOf('/crm/terms/create')).toEqual(modulesOf('/crm/terms'));
  });

  it('of an unknown address are the shell', () => {
    expect(modulesOf('/portal/*')).toEqual(['portal/index.tsx']);
  });
});
