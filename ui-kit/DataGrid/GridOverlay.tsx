import { createContext, useContext, type ReactNode } from 'react';
import css from './DataGrid.module.css';

/** What is shown instead of rows; passed by context, because MUI needs slots whose identity never changes. */
export const OverlayContext = createContext<ReactNode>(null);

/** An ARIA grid may only contain rows, so the message is a row; it may hold a button. */
export function GridOverlay() {
  return (
    <div role="row" className={css.overlay}>
      <div role="gridcell" className={css.overlay}>
        {useContext(OverlayContext)}
      </div>
    </div>
  );
}
