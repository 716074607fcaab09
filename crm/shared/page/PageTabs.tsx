import { useMatch } from 'react-router';
import { TabLinks } from '#ui-kit';
import type { TabbedPage } from '../../face.ts';
import { tabsOf } from '../../faces.ts';

interface PageTabsProps {
  page: TabbedPage;
  /** The page's address. */
  href: string;
  /** Counts shown on the tabs, by the tab's path. @default {} */
  counts?: Readonly<Record<string, number>>;
}

/** The tabs of a page, collected from the slices. */
export function PageTabs({ page, href, counts = {} }: PageTabsProps) {
  const open = useMatch(`/crm/${page.path}/:tab`)?.params.tab;
  const tabs = tabsOf(page);
  return (
    <TabLinks
      label={page.label}
      // The address of a form, too, is below the page's; the first tab is behind it.
      value={tabs.find(({ path }) => path === open)?.path ?? ''}
      items={tabs.map(({ path, label }) => ({
        id: path,
        label,
        href: path === '' ? href : `${href}/${path}`,
        count: counts[path],
      }))}
    />
  );
}
