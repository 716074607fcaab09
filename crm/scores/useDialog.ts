import { useState } from 'react';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { Due } from '../retakeExams/parts.ts';
import type { Lowered } from './pasted.ts';

/** What stands above the gradebook and is asked about; a spot by its id. */
export type OpenDialog =
  | { type: 'answers'; spotId: string }
  | { type: 'history'; spotId: string }
  | { type: 'retake'; scoreIds: readonly string[] }
  | { type: 'clinic'; due: readonly Due[] }
  | { type: 'deleteRetake'; spotId: string }
  | { type: 'paste'; block: PasteBlock; lowered: readonly Lowered[] };

/** The one dialog of a gradebook. */
export type GradeDialog = ReturnType<typeof useDialog>;

/** Opens one dialog at a time. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return { opened, open: (dialog: OpenDialog) => setOpened(dialog), close: () => setOpened(null) };
}
