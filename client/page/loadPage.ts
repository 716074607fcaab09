import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { askEarly, type FirstQuestion } from '../graphql/askEarly.ts';
import { loadLazy, loadWithRetry } from './lazyWithRetry.ts';

/**
 * What a route's `handle` may give: loads what says which question its screen asks first, by the query string of the address; undefined
 * where that is not known beforehand. For screens that are often opened first.
 */
export interface FirstHandle {
  first: () => Promise<(search: string) => FirstQuestion | undefined>;
}

/** Loads the code of the screen at an address of an area, with the page around a tab, and asks the screen's first question meanwhile. */
export async function loadPage(routes: RouteObject[], area: string, pathname: string, search: string): Promise<void> {
  const matched = (matchRoutes(routes, pathname, area) ?? []).map(({ route }) => route);
  for (const { handle } of matched) if (handle) void askFirst(handle as FirstHandle, search);
  await Promise.all(matched.map(({ element }) => loadLazy(isValidElement(element) ? element.type : null)));
}

async function askFirst({ first }: FirstHandle, search: string): Promise<void> {
  const question = (await loadWithRetry(first))(search);
  if (question) await askEarly(question);
}
