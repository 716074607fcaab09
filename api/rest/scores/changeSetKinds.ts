/** The kind of change set of each way of writing. */
export const changeSetKinds = {
  edit: 'SCORES_UPDATE',
  paste: 'SCORES_PASTE',
  undo: 'SCORES_UNDO',
  redo: 'SCORES_REDO',
} as const;
