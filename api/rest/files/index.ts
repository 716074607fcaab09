import type { SliceHandlers } from '../_protocol/handler.ts';
import { abortMultipart } from './abortMultipart.ts';
import { beginMultipart } from './beginMultipart.ts';
import { deleteFile, setWatermark, writeFileMemo } from './changeFile.ts';
import { completeMultipart } from './completeMultipart.ts';
import { createUpload } from './createUpload.ts';
import { getDownload, listDownloads } from './downloads.ts';
import { finishUpload } from './finishUpload.ts';
import { setFilePermission, setFilePermissions } from './permissions.ts';

export const files: SliceHandlers<'files'> = {
  abortMultipart,
  beginMultipart,
  completeMultipart,
  createUpload,
  deleteFile,
  finishUpload,
  getDownload,
  listDownloads,
  setFilePermission,
  setFilePermissions,
  setWatermark,
  writeFileMemo,
};
