import { openedFirst, type OpenedFirst } from '../../../app/journeys/people/openedFirst.ts';
import type { Limit } from '../harness/limit.ts';

/** A screen that is measured, and what it may not pass, by device; none where it is only told. */
export interface Screen extends OpenedFirst {
  name: keyof typeof openedFirst;
  most: { desktop?: Limits; phone?: Limits };
}

/** The limits of a screen: of its ratio to the bare page, of the time until its sign, and of the time that tasks block. */
export interface Limits {
  ratio?: Limit;
  painted?: Limit;
  blocking?: Limit;
}

/** The limits of the bench by name. */
export type LimitName =
  | 'list on a desktop'
  | 'blocking on a desktop'
  | 'portal home on a phone'
  | 'portal home painted';

/** The screens that are measured; the list of lectures is like that of students. */
export function screensOf(limits: Readonly<Record<LimitName, Limit>>): Screen[] {
  const blocking = limits['blocking on a desktop'];
  const list = { desktop: { ratio: limits['list on a desktop'], blocking } };
  const workbench = { desktop: { blocking } };
  const home = { phone: { ratio: limits['portal home on a phone'], painted: limits['portal home painted'] } };
  const most: Partial<Record<Screen['name'], Screen['most']>> = {
    students: list,
    gradebook: workbench,
    'day board': workbench,
    lecture: list,
    'portal home': home,
  };
  return Object.entries(openedFirst).flatMap(([key, screen]) => {
    const name = key as Screen['name'];
    return most[name] ? [{ name, most: most[name], ...screen }] : [];
  });
}
