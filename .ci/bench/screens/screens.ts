import { openedFirst, type OpenedFirst } from '../../../app/journeys/openedFirst.ts';

/** A screen that is measured, and what it may not pass, by device; none where it is only told. */
export interface Screen extends OpenedFirst {
  name: keyof typeof openedFirst;
  most: { desktop?: Limits; phone?: Limits };
}

/** The most of a screen: its ratio to the bare page, milliseconds until its sign, and milliseconds that tasks block. */
export interface Limits {
  ratio?: number;
  painted?: number;
  blocking?: number;
}

const most: Partial<Record<Screen['name'], Screen['most']>> = {
  students: { desktop: { ratio: 1.4, blocking: 150 } },
  gradebook: { desktop: { blocking: 150 } },
  'day board': { desktop: { blocking: 150 } },
  lecture: { desktop: { ratio: 1.4, blocking: 150 } },
  'portal home': { phone: { ratio: 1.3, painted: 2200 } },
};

/** The screens that are measured; the list of lectures is like that of students. */
export const screens: Screen[] = Object.entries(openedFirst).flatMap(([name, screen]) => {
  const limits = most[name as Screen['name']];
  return limits ? [{ name: name as Screen['name'], most: limits, ...screen }] : [];
});
