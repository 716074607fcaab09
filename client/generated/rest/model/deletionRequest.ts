/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeletionRequestMode } from './deletionRequestMode.ts';

export interface DeletionRequest {
  mode: DeletionRequestMode;
  /**
     * On COMMIT: the version of the preview
     * @minimum 1
     */
  version?: number;
}
