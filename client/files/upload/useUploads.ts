import { useQueryClient } from '@tanstack/react-query';
import { invalidateTables } from '../../live/invalidateTables.ts';
import { uploadFile, type FileOwner } from './upload.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/** Uploads to one owner; after each one, queries that show files are refetched. */
export function useUploads(owner: FileOwner) {
  const queryClient = useQueryClient();
  return useUploadQueue(async (file, options) => {
    await uploadFile(owner, file, options);
    await invalidateTables(queryClient, ['files']);
  });
}
