/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person did, for the audit log
 */
export type BatchKind = typeof BatchKind[keyof typeof BatchKind];


export const BatchKind = {
  edit: 'edit',
  paste: 'paste',
  undo: 'undo',
  redo: 'redo',
} as const;
