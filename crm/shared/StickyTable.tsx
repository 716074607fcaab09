import type { ReactNode } from 'react';
import css from './StickyTable.module.css';

interface StickyTableProps {
  /** What it compares, said to screen readers. */
  label: string;
  /** `thead` and `tbody`; each row begins with a `th`. */
  children: ReactNode;
}

/** A table that scrolls in a frame of its own; its head and its first column stay. */
export function StickyTable({ label, children }: StickyTableProps) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>{children}</table>
    </div>
  );
}
