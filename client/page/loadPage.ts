import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadLazy } from './lazyWithRetry.ts';

/** Loads the code of the screen at an address of an area, with the page around a tab. */
export async function loadPage(routes: RouteObject[], area: string, pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, area) ?? [];
  await Promise.all(matches.map(({ route: { element } }) => loadLazy(isValidElement(element) ? element.type : null)));
}
