/** The kind of change set of each way of writing. */
export const changeSetKinds = {
  edit: 'SCORES_UPDATE',
  paste: 'SCORES_PASTE',
} as const;
