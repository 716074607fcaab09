import type { ReactNode } from 'react';
import css from './Card.module.css';

interface CardProps {
  /** What is inside. @default undefined */
  title?: string;
  children: ReactNode;
}

/** A part of a page that stands for itself. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={css.card}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}
