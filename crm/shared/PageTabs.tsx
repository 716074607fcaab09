import { useMatch } from 'react-router';
import { TabLinks } from '#ui-kit';
import type { TabbedPage } from '../face.ts';
import { tabsOf } from '../faces.ts';

interface PageTabsProps {
  page: TabbedPage;
  /** The page's own address. */
  href: string;
  /** How many things are under a tab, by the tab's path. @default {} */
  counts?: Readonly<Record<string, number>>;
}

/** The tabs of a page: whatever the slices put under it. */
export function PageTabs({ page, href, counts = {} }: PageTabsProps) {
  const open = useMatch(`/crm/${page.path}/:tab`)?.params.tab ?? '';
  return (
    <TabLinks
      label={page.label}
      value={open}
      items={tabsOf(page).map(({ path, label }) => ({
        id: path,
        label,
        href: path === '' ? href : `${href}/${path}`,
        count: counts[path],
      }))}
    />
  );
}
