/**
 * A typing grid whose cells are saved one by one, shared by attendance and the gradebook. A screen provides its document, its rows, its
 * columns and an adapter that writes its cells; `useGrid` and `GridTable` do the rest.
 */
export { Colleagues } from './sync/Colleagues.tsx';
export { ChangesMenu as GridChanges } from './undo/ChangesMenu.tsx';
export { GridTable } from './GridTable.tsx';
export { isRefused } from './pending/pendingEdits.ts';
export { ProblemPanel } from './ProblemPanel.tsx';
export { keyOf } from './keyOf.ts';
export { pendingView } from './pending/pendingView.ts';
export type { RefusalAction } from './pending/refusalKeys.ts';
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
export type { GridPresence } from './sync/useColleagues.ts';
export { useDeltaSync } from './sync/useDeltaSync.ts';
export { readSort, sortText } from './layout/rowOrder.ts';
export { useRowOrder } from './layout/useRowOrder.ts';
export { useFilter } from './layout/useFilter.ts';
export { useFullSync } from './sync/useFullSync.ts';
export { useGrid } from './useGrid.ts';
export { useHistory } from './undo/useHistory.ts';
export type { CheckedPaste } from './usePaste.ts';
export { usePendingEdits } from './pending/usePendingEdits.ts';
export { focusGrid } from './focusGrid.ts';
