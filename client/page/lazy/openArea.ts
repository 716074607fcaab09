import { matchRoutes, type RouteObject } from 'react-router';
import { loadPage, preparePage } from './loadPage.ts';
import { whenIdle } from './whenIdle.ts';

interface Area {
  /** Loads the code of the screen at an address, and asks its first question at its first visit. */
  load: (pathname: string, search: string, isFirst: boolean) => Promise<void>;
  /** Tries to load the code of a screen that may be opened soon. */
  prepare: (pathname: string) => Promise<void>;
}

/** How many screens are loaded beside each other: a question that a person asks meanwhile finds a connection. */
const AT_ONCE = 5;

/**
 * The screens of an area, each loaded when it is first opened. Those of its menu, and the record behind the list that is shown, are there
 * before: they come a few at a time when the browser is idle, so that they open at once, and without a network.
 * @param base where the routes begin, e.g. `/crm`
 */
export function openArea(routes: RouteObject[], base: string, menu: () => readonly string[]): Area {
  const matched = (pathname: string) => matchRoutes(routes, pathname, base) ?? [];
  const prepare = (pathname: string): Promise<void> => preparePage(matched(pathname));
  const prepareAll = async (): Promise<void> => {
    const hrefs = menu();
    for (let at = 0; at < hrefs.length; at += AT_ONCE) await Promise.all(hrefs.slice(at, at + AT_ONCE).map(prepare));
  };
  whenIdle(() => void prepareAll());
  return {
    prepare,
    async load(pathname, search, isFirst) {
      await loadPage(matched(pathname), search, isFirst);
      whenIdle(() => void prepare(`${pathname.replace(/\/$/, '')}/-`));
    },
  };
}
