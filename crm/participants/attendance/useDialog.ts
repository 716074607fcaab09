import { useState } from 'react';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';

/** What stands above the grid and is asked about. */
export type OpenDialog =
  | { type: 'memo'; seatIds: readonly string[] }
  | { type: 'lock'; locked: boolean; seatIds: readonly string[] }
  | { type: 'makeup'; seatId: string }
  | { type: 'history'; seatId: string }
  | { type: 'paste'; block: PasteBlock };

/** The one dialog of a grid. */
export type GridDialog = ReturnType<typeof useDialog>;

/** Opens one dialog at a time. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return { opened, open: (dialog: OpenDialog) => setOpened(dialog), close: () => setOpened(null) };
}
