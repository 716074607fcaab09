import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMyDownload, viewFile, viewSelfStudyFile } from '../generated/rest/files.ts';
import { invalidateTables } from '../live/invalidateTables.ts';
import { problemText } from '../problemText.ts';
import { fetchContent } from './download.ts';
import { saveFile } from './saveFile.ts';

interface Opened {
  id: string;
  name: string;
}

/** Whether browsers show content of a type by themselves. */
export function isShownByBrowsers(contentType: string): boolean {
  return ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(contentType);
}

/**
 * Opens a student's file in a tab beside this one and notes that it was looked at; `openingId` is the file being fetched. `onRefused`
 * gets the reason of a refusal in Korean.
 */
export function useOpenFile(kind: 'SELF_STUDY' | 'OTHER', onRefused: (reason: string) => void) {
  const [openingId, setOpeningId] = useState<string>();
  const queryClient = useQueryClient();
  const open = async ({ id, name }: Opened): Promise<void> => {
    // Within the tap, because later browsers take it for an unwanted window.
    const tab = window.open('', '_blank');
    setOpeningId(id);
    try {
      await (kind === 'SELF_STUDY' ? viewSelfStudyFile(id) : viewFile(id));
      const content = await fetchContent(await getMyDownload(id));
      if (tab) showIn(tab, content);
      else saveFile(content, name);
      await invalidateTables(queryClient, ['fileViews']);
    } catch (error) {
      tab?.close();
      onRefused(problemText(error));
    } finally {
      setOpeningId(undefined);
    }
  };
  return { openingId, open };
}

function showIn(tab: Window, content: Blob): void {
  const address = URL.createObjectURL(content);
  tab.location.replace(address);
  // By then the tab has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
