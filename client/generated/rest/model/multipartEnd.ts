/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FileName } from './fileName.ts';

export interface MultipartEnd {
  fileName: FileName;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  uploadId: string;
}
