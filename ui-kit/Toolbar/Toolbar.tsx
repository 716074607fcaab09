import type { ReactNode } from 'react';
import { Row } from '../Layout/Layout.tsx';
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
    <div role="group" aria-label={label} className={css.toolbar} data-bar="tools" data-no-print>
      <Row wrap>{children}</Row>
      {end && <Row wrap>{end}</Row>}
    </div>
  );
}
