import type { ReactNode } from 'react';
import css from './Card.module.css';

interface CardProps {
  /** What is inside. @default undefined */
  title?: string;
  /** At the right of the title. @default undefined */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page that stands for itself. */
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
