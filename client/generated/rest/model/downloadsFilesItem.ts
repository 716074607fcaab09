/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Download } from './download.ts';

export type DownloadsFilesItem = Download & {
  name: string;
  contentType: string;
  sizeBytes: number;
};
