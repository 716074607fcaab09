import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './Printed.module.css';

/** What alone is printed while it is there, and never shown on the screen. */
export function Printed({ children }: { children: ReactNode }) {
  return createPortal(<div className={css.print}>{children}</div>, document.body);
}
