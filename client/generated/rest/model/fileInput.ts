/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FileName } from './fileName.ts';

export interface FileInput {
  fileName: FileName;
  /**
     * What the browser believes; what the bytes say decides
     * @maxLength 200
     */
  contentType: string;
  /**
     * Bytes
     * @minimum 1
     * @maximum 5368709120
     */
  fileSize: number;
}
