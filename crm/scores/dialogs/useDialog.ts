import { useState } from 'react';
import type { Due } from '../../retakeExams/parts.ts';
import type { AttemptKey } from '../grades.ts';

/** The dialogs of the gradebook. */
export type OpenDialog =
  | { type: 'answers'; attempt: AttemptKey }
  | { type: 'history'; attempt: AttemptKey }
  | { type: 'retake'; scoreIds: readonly string[] }
  | { type: 'clinic'; due: readonly Due[] }
  | { type: 'message'; studentIds: readonly string[] }
  | { type: 'deleteRetake'; attempt: AttemptKey };

/** The open dialog of a gradebook. */
export type GradeDialog = ReturnType<typeof useDialog>;

/** Opens one dialog at a time. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return { opened, open: (dialog: OpenDialog) => setOpened(dialog), close: () => setOpened(null) };
}
