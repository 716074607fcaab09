import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTables } from '../live/invalidateTables.ts';
import { problemText } from '../problemText.ts';
import { downloadFile } from './download.ts';

/** Downloads files; `busyId` is the file being fetched. `onRefused` gets the reason of a refusal in Korean. */
export function useDownload(onRefused: (reason: string) => void) {
  const [busyId, setBusyId] = useState<string>();
  const queryClient = useQueryClient();
  const download = async (file: { id: string; name: string }): Promise<void> => {
    setBusyId(file.id);
    try {
      await downloadFile(file);
      // Not a call of the contract; the server logs who downloaded the file.
      await invalidateTables(queryClient, ['fileViews']);
    } catch (error) {
      onRefused(problemText(error));
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, download };
}
