import { createContext, useContext, type ReactNode } from 'react';

/** What stands in the place of rows; by context, because MUI wants slots that never change. */
export const OverlayContext = createContext<ReactNode>(null);

export function GridOverlay() {
  return useContext(OverlayContext);
}
