import type { ReactNode } from 'react';
import css from './StickyTable.module.css';

interface StickyTableProps {
  /** What the table compares, for screen readers. */
  label: string;
  /** `thead` and `tbody`; each row begins with a `th`. */
  children: ReactNode;
}

/** A table that scrolls in its own container; its header and first column stay visible. */
export function StickyTable({ label, children }: StickyTableProps) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>{children}</table>
    </div>
  );
}
