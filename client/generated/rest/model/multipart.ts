/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MultipartPartsPropertyItem } from './multipartPartsPropertyItem.ts';

export interface Multipart {
  fileId: Id;
  uploadId: string;
  /** Size of every part but the last */
  partBytes: number;
  parts: MultipartPartsPropertyItem[];
  expiresAt: string;
}
