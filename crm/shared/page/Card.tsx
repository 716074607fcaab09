import type { ReactNode } from 'react';
import css from './Card.module.css';

interface CardProps {
  /** The content. @default undefined */
  title?: string;
  /** Shown at the right of the title. @default undefined */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a border and a title. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className={css.card}>
      {(title !== undefined || action !== undefined) && (
        <div className={css.head}>
          {title !== undefined && <h2>{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
