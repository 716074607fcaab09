import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTables } from '../live/invalidateTables.ts';
import { problemText } from '../problemText.ts';
import { downloadFile } from './download.ts';

/** Downloads files; `busyId` is the one being fetched. `onRefused` is told in Korean why one cannot be had. */
export function useDownload(onRefused: (reason: string) => void) {
  const [busyId, setBusyId] = useState<string>();
  const queryClient = useQueryClient();
  const download = async (file: { id: string; name: string }): Promise<void> => {
    setBusyId(file.id);
    try {
      await downloadFile(file);
      // Content is fetched outside the contract, and notes who did.
      await invalidateTables(queryClient, ['fileViews']);
    } catch (error) {
      onRefused(problemText(error));
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, download };
}
