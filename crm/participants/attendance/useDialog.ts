import { useState } from 'react';

/** The dialogs about records, with their ids. */
export type OpenDialog =
  | { type: 'memo'; ids: readonly string[] }
  | { type: 'lock'; locked: boolean; ids: readonly string[] }
  | { type: 'makeup'; id: string }
  | { type: 'history'; id: string };

/** The open dialog of the attendance grids. */
export type AttendanceDialog = ReturnType<typeof useDialog>;

/** Opens one dialog at a time. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return { opened, open: (dialog: OpenDialog) => setOpened(dialog), close: () => setOpened(null) };
}
