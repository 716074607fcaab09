import { createContext, useContext, type ReactNode } from 'react';
import css from './DataGrid.module.css';

/** What stands in the place of rows; by context, because MUI wants slots that never change. */
export const OverlayContext = createContext<ReactNode>(null);

/** A grid owns nothing but rows, so what stands in their place is one: it may hold a button. */
export function GridOverlay() {
  return (
    <div role="row" className={css.overlay}>
      <div role="gridcell" className={css.overlay}>
        {useContext(OverlayContext)}
      </div>
    </div>
  );
}
