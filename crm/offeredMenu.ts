import { session } from '#client/session/sessionStore.ts';
import type { NavEntry, NavGroup } from '#ui-kit';
import type { Resource } from './face.ts';
import { menuOf, settings } from './faces.ts';
import { mayOpen } from './providers/accessControl.ts';
import { paths as weekPaths } from './weeklyLectures/paths.ts';

const isOffered = ({ name, opens, menu }: Resource): boolean =>
  mayOpen(name, 'list', opens).can && (!menu?.ofTas || session.get().auth?.userType === 'TA');

/** The menu without what the signed-in person may not open. */
export function offeredMenu(): NavGroup[] {
  return menuOf(isOffered);
}

/** The settings that the signed-in person may open. */
export function offeredSettings(): typeof settings {
  return settings.filter(isOffered);
}

/** Every screen of the menu and of the settings that the signed-in person may open. */
export function offeredScreens(): NavEntry[] {
  return [
    ...offeredMenu().flatMap(({ entries }) => entries),
    ...offeredSettings().map(({ label, list }) => ({ label, href: list })),
  ];
}

/** The addresses whose code comes before anybody goes there: the menu's, and the grid of a lesson, to which the day, the timetable and every lecture lead. */
export const nextScreens = (): string[] => [
  ...offeredMenu().flatMap(({ entries }) => entries.map(({ href }) => href)),
  weekPaths.week('-', '-'),
];
