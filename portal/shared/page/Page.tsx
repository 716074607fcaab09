import type { ComponentProps, ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { BackLink, PageHeader, type Breadcrumb } from '#ui-kit';

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'back' | 'breadcrumbs'> {
  /** The page above it. @default undefined, of a page of the menu */
  back?: Breadcrumb | undefined;
  /** Below the head. */
  children: ReactNode;
}

/** A screen: its name in the tab and at its head, an arrow to the page above it, then its content. */
export function Page({ back, children, ...header }: PageProps) {
  return (
    <>
      <title>{`${header.title} · ${ACADEMY_NAME}`}</title>
      <PageHeader {...header} back={back && <BackLink {...back} />} />
      {children}
    </>
  );
}
