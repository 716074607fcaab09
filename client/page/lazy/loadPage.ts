import type { Params, RouteMatch } from 'react-router';
import { askEarly, type FirstQuestion } from '../../graphql/askEarly.ts';
import { loadLazy, loadWithRetry, prepareLazy } from './lazyWithRetry.ts';

/** What is known of an address before its screen is there. */
export interface Opened {
  /** The query string, with its question mark; empty without one. */
  search: string;
  /** The parameters of the route. */
  params: Params;
}

/** Says what a screen asks first; undefined where that is not known beforehand. */
export type First = (opened: Opened) => FirstQuestion | undefined;

/** Says all that a page of many parts asks first. */
export type FirstOfAll = (opened: Opened) => readonly FirstQuestion[];

/** What the file of a screen may give beside it: what the screen asks first. */
interface ScreenFile {
  first?: First | FirstOfAll;
}

/** What a route's `handle` may give: loads what says the same. For screens that are often opened first, where it need not wait for the screen's code. */
export interface FirstHandle {
  first: () => Promise<First | FirstOfAll>;
}

/** How long the first drawing waits for an answer that is on its way, in milliseconds: a screen that is drawn with its rows is drawn once. */
const FAST_ANSWER_MS = 50;

/**
 * Loads the code of the screen at an address, with the page around a tab, and asks what the screen asks first.
 * @param matched the routes of the address
 * @param isFirst false for an address that was shown before: what it reads is known, or asked when it is drawn
 */
export async function loadPage(matched: RouteMatch[], search: string, isFirst: boolean): Promise<void> {
  const answers: Promise<void>[] = [];
  const asks = (first: First | FirstOfAll, params: Params): void => {
    answers.push(...[first({ search, params }) ?? []].flat().map(askEarly));
  };
  const loads = matched.map(async ({ route: { element, handle }, params }) => {
    const early = handle as FirstHandle | undefined;
    const asked = isFirst && early && loadWithRetry(early.first).then((first) => asks(first, params));
    const { first }: ScreenFile = await loadLazy(element);
    await asked;
    if (isFirst && !early && first) asks(first, params);
  });
  await Promise.all(loads);
  await Promise.race([Promise.allSettled(answers), new Promise((resolve) => setTimeout(resolve, FAST_ANSWER_MS))]);
}

/** Tries to load the code of the screen at an address that may be opened soon, and asks for nothing. @param matched the routes of the address */
export const preparePage = (matched: RouteMatch[]): Promise<void> =>
  prepareLazy(matched.map(({ route: { element } }) => element));
