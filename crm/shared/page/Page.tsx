import { useBreadcrumb, useResourceParams } from '@refinedev/core';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { Breadcrumbs, PageHeader, type Breadcrumb } from '#ui-kit';
import { currentEntry } from '#ui-kit/Frame/nav.ts';
import { navigation } from '../../faces.ts';

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'title' | 'breadcrumbs'> {
  /** The heading. @default the label of the address's resource */
  title?: string;
  /** What it is a part of, which the browser's tab says before its name; on the page its breadcrumbs do. @default undefined */
  of?: string;
  /** The parent pages, topmost first. @default those of the address's resource */
  breadcrumbs?: readonly Breadcrumb[];
  /** Below the heading. */
  children: ReactNode;
}

/** A screen: its name as the document title and heading, then its content. Its breadcrumbs are those of its resource unless it has own ones. */
export function Page({ title, of, breadcrumbs, children, ...header }: PageProps) {
  const { resource } = useResourceParams();
  const { breadcrumbs: trail } = useBreadcrumb();
  const name = title ?? resource?.meta?.label ?? '';
  // The last one is this page, or a form over it.
  const above = trail.slice(0, -1).flatMap(({ label, href }) => (href && label !== name ? [{ label, href }] : []));
  // A page that is no entry of the menu comes after the entry that it belongs to.
  const place = currentEntry(
    navigation.flatMap(({ entries }) => entries),
    useLocation().pathname,
  );
  const isBelow = place && place.label !== name && place.href !== above[0]?.href;
  const below = isBelow ? [{ label: place.label, href: place.href }, ...above] : above;
  return (
    <>
      <title>{`${[of, name].filter(Boolean).join(' ')} · ${ACADEMY_NAME}`}</title>
      <PageHeader {...header} title={name} breadcrumbs={<Breadcrumbs pages={breadcrumbs ?? below} />} />
      {children}
    </>
  );
}
