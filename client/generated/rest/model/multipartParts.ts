/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FileName } from './fileName.ts';
import type { MultipartPartsPartsItem } from './multipartPartsPartsItem.ts';

export interface MultipartParts {
  fileName: FileName;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  uploadId: string;
  /**
     * @minItems 1
     * @maxItems 10000
     */
  parts: MultipartPartsPartsItem[];
}
