import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

export interface ToolbarProps {
  /** What the tools are for, for screen readers. */
  label: string;
  /** Search and filters, at the left. */
  children: ReactNode;
  /** Actions, at the right. @default undefined */
  end?: ReactNode;
}

/** The bar above a list: filters and actions. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={css.toolbar} data-no-print>
      <div className={css.side}>{children}</div>
      {end && <div className={css.side}>{end}</div>}
    </div>
  );
}
