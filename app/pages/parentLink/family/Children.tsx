import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { TabLinks } from '#ui-kit';
import { useHrefOf, type Part } from './view.ts';

/** The children of a family; the same part of each, but a report card, which is one child's. */
export function Children({ page: { children, childId }, part }: { page: ParentPage; part: Part }) {
  const hrefOf = useHrefOf();
  const shown = part === 'CARD' ? 'HOME' : part;
  return (
    <TabLinks
      label="자녀"
      value={childId}
      items={children.map(({ id, name }) => ({ id, label: name, href: hrefOf({ part: shown, childId: id }) }))}
    />
  );
}
