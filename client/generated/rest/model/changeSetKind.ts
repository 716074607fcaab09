/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person did, for the audit log
 */
export type ChangeSetKind = typeof ChangeSetKind[keyof typeof ChangeSetKind];


export const ChangeSetKind = {
  edit: 'edit',
  paste: 'paste',
  undo: 'undo',
  redo: 'redo',
} as const;
