import { useState } from 'react';
import type { Bases } from '../../../grid/index.ts';

/** The dialogs about records, with their ids and what was on screen when they were opened. */
export type OpenDialog =
  | { type: 'memo'; ids: readonly string[]; bases: Bases }
  | { type: 'lock'; locked: boolean; ids: readonly string[]; bases: Bases }
  | { type: 'makeup'; id: string; bases: Bases }
  | { type: 'history'; id: string }
  | { type: 'text'; ids: readonly string[] };

/** The open dialog of the attendance grids. */
export type AttendanceDialog = ReturnType<typeof useDialog>;

/** Opens one dialog at a time. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return { opened, open: (dialog: OpenDialog) => setOpened(dialog), close: () => setOpened(null) };
}
