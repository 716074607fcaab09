import type { Slice } from '../_protocol/slice.ts';
import { abortMultipart } from './upload/abortMultipart.ts';
import { beginMultipart } from './upload/beginMultipart.ts';
import { deleteFile, setWatermark, writeFileMemo } from './changeFile.ts';
import { completeMultipart } from './upload/completeMultipart.ts';
import { createUpload } from './upload/createUpload.ts';
import { getDownload, listDownloads } from './downloads.ts';
import { finishUpload } from './upload/finishUpload.ts';
import { getMyDownload, viewFile, viewSelfStudyFile } from './studentFiles.ts';
import { uploadProfileImage } from './upload/uploadProfileImage.ts';
import { setFilePermission, setFilePermissions } from './permissions.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'files'> = {
  handlers: {
    abortMultipart,
    beginMultipart,
    completeMultipart,
    createUpload,
    deleteFile,
    finishUpload,
    getDownload,
    getMyDownload,
    listDownloads,
    setFilePermission,
    setFilePermissions,
    setWatermark,
    uploadProfileImage,
    viewFile,
    viewSelfStudyFile,
    writeFileMemo,
  },
  refusals,
};
