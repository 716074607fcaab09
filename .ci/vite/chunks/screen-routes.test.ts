import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/journeys/people/addresses.ts';
import { screenRoutes } from './screen-routes.ts';

const routes = screenRoutes();
const modulesOf = (path: string) => routes.find((route) => route.path === path)?.modules;
/** Dialogs at an address of their own are part of the page below. */
const pages = addresses.filter((address) => !/\/(create|edit)$/.test(address));
const shape = (path: string) => path.replaceAll(/:\w+/g, ':id');

describe('the modules of an address', () => {
  it.each(pages)('%s has a page', (address) => {
    const route = routes.find(({ path }) => shape(path) === shape(address));
    expect(route?.modules.length).toBeGreaterThan(1);
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

  it('of an unknown address are the shell', () => {
    expect(modulesOf('/portal/*')).toEqual(['portal/index.tsx']);
  });
});
