/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Everyone of the lecture or week the file belongs to, or those named
 */
export type PermissionReaders = typeof PermissionReaders[keyof typeof PermissionReaders];


export const PermissionReaders = {
  EVERYONE: 'EVERYONE',
  STUDENTS: 'STUDENTS',
} as const;
