import { createContext, useContext, type ReactNode } from 'react';
import css from './DataGrid.module.css';

/** What stands in the place of rows; by context, because MUI wants slots that never change. */
export const OverlayContext = createContext<ReactNode>(null);

/** A row of one cell: a grid may hold nothing else, and the overlay may hold a button. */
export function GridOverlay() {
  return (
    <div role="row" className={css.overlay}>
      <div role="gridcell" className={css.overlay}>
        {useContext(OverlayContext)}
      </div>
    </div>
  );
}
