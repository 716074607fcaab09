/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DownloadsFilesItem } from './downloadsFilesItem.ts';

export interface Downloads {
  files: DownloadsFilesItem[];
}
