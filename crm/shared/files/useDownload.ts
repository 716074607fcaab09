import { useState } from 'react';
import { downloadFile } from '#client/files/download.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

/** Downloads a file, and says so when it cannot be had. */
export function useDownload() {
  const [busyId, setBusyId] = useState<string>();
  const toast = useToast();
  const download = async (file: { id: string; name: string }): Promise<void> => {
    setBusyId(file.id);
    try {
      await downloadFile(file);
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, download };
}
