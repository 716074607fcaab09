import type { NavGroup } from '#ui-kit';
import { navigation, resources } from './faces.ts';
import { mayOpen } from './providers/accessControl.ts';

/** The menu without what the signed-in person may not open. */
export function offeredMenu(): NavGroup[] {
  const isOffered = (href: string) => mayOpen(resources.find(({ list }) => list === href)?.name, 'list').can;
  return navigation.map((group) => ({ ...group, entries: group.entries.filter(({ href }) => isOffered(href)) }));
}
