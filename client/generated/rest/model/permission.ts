/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PermissionReaders } from './permissionReaders.ts';

export interface Permission {
  /** Everyone of the lecture or week the file belongs to, or those named */
  readers: PermissionReaders;
  /**
     * For STUDENTS
     * @maxItems 1000
     */
  studentIds?: Id[];
  isAllowed: boolean;
}
