import { useQueryClient } from '@tanstack/react-query';
import { invalidateTables } from '../live/invalidateTables.ts';
import { uploadFile, type FileOwner } from './upload.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/** Uploads to one owner; when one has arrived, what shows files is read again. */
export function useUploads(owner: FileOwner) {
  const queryClient = useQueryClient();
  return useUploadQueue(async (file, options) => {
    await uploadFile(owner, file, options);
    await invalidateTables(queryClient, ['files']);
  });
}
