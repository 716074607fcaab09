/**
 * A typing grid whose cells are saved one by one, shared by attendance and the gradebook. A screen provides its document, its rows, its
 * columns and an adapter that writes its cells; `useGrid` and `GridTable` do the rest.
 */
export { Colleagues } from './Colleagues.tsx';
export { GridTable } from './GridTable.tsx';
export { keyOf } from './keyOf.ts';
export { pendingView } from './pendingView.ts';
export type { RefusalAction } from './refusalKeys.ts';
export type {
  Advance,
  Base,
  Bases,
  CellEntry,
  CellKey,
  ChangedCell,
  ChangeSet,
  GridAdapter,
  Holders,
  PendingEdit,
  PendingEdits,
  PendingEditStore,
  Reading,
} from './types.ts';
export type { GridPresence } from './useColleagues.ts';
export { useDeltaSync } from './useDeltaSync.ts';
export { readSort, sortText } from './rowOrder.ts';
export { useRowOrder } from './useRowOrder.ts';
export { useFilter } from './useFilter.ts';
export { useFullSync } from './useFullSync.ts';
export { useGrid } from './useGrid.ts';
export { useHistory } from './useHistory.ts';
export type { CheckedPaste } from './usePaste.ts';
export { usePendingEdits } from './usePendingEdits.ts';
export { focusGrid } from './focusGrid.ts';
