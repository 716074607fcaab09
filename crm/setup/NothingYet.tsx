import type { ReactNode } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, Link, Note, Pending } from '#ui-kit';
import { WhatThereIsDocument } from './generated/graphql.ts';
import { missing, type Need } from './needs.ts';

interface NothingYetProps {
  /** What must be there first, in the order in which one makes it. */
  needs: readonly Need[];
  /** One line, within a card. @default false */
  inCard?: boolean;
  /** What is said of the emptiness where all of that is there. */
  children: ReactNode;
}

/** In the place of what is empty: which thing of the academy is missing first and where it is made; the children where none is. It asks only once it is shown. */
export function NothingYet({ needs, inCard = false, children }: NothingYetProps) {
  const { data, isLoading } = useGql(WhatThereIsDocument, {});
  if (isLoading) return <Pending />;
  const need = data && needs.find((one) => data[one].length === 0);
  if (need === undefined) return children;
  const { of, title, first, link } = missing[need];
  if (inCard) {
    return (
      <Note>
        {`${title}. `}
        <Link href={link.href}>{link.label}</Link>
      </Note>
    );
  }
  return (
    <EmptyState of={of} title={title} action={<ButtonLink href={link.href}>{link.label}</ButtonLink>}>
      {first}
    </EmptyState>
  );
}
