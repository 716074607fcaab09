import type { ComponentProps, ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { PageHeader } from '#ui-kit';

interface PageProps extends ComponentProps<typeof PageHeader> {
  /** Below the head. */
  children: ReactNode;
}

/** A screen: its name in the tab and at its head, then its content. */
export function Page({ children, ...header }: PageProps) {
  return (
    <>
      <title>{`${header.title} · ${ACADEMY_NAME}`}</title>
      <PageHeader {...header} />
      {children}
    </>
  );
}
