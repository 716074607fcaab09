import type { ComponentProps, ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { PageHeader } from '#ui-kit';

interface PageProps extends ComponentProps<typeof PageHeader> {
  /** Below the heading. */
  children: ReactNode;
}

/** A screen: its name as the document title and heading, then its content. */
export function Page({ children, ...header }: PageProps) {
  return (
    <>
      <title>{`${header.title} · ${ACADEMY_NAME}`}</title>
      <PageHeader {...header} />
      {children}
    </>
  );
}
