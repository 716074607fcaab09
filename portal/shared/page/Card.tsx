import type { ReactNode } from 'react';
import { Stack } from '#ui-kit';
import css from './Card.module.css';

export interface CardProps {
  /** A heading above the content. @default undefined */
  title?: string;
  /** `id` of the heading, which then can take the focus. @default undefined */
  titleId?: string;
  /** The content. */
  children: ReactNode;
}

/** A raised area of the portal with an optional heading. */
export function Card({ title, titleId, children }: CardProps) {
  return (
    <section className={css.card}>
      {title && (
        <h2 id={titleId} tabIndex={titleId === undefined ? undefined : -1} className={css.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

/** Cards below each other. */
export function CardStack({ children }: { children: ReactNode }) {
  return <Stack gap={12}>{children}</Stack>;
}

/** Puts a query's loading or failed state into a card, for `QueryView`. */
export function inCard(state: ReactNode): ReactNode {
  return <Card>{state}</Card>;
}
