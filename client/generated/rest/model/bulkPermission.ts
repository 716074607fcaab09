/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Permission } from './permission.ts';

export type BulkPermission = Permission & {
  /**
     * @minItems 1
     * @maxItems 200
     */
  fileIds: Id[];
};
