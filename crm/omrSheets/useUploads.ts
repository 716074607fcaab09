import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadOmrScan } from '#client/generated/rest/omrSheets.ts';
import { problemText } from '#client/problemText.ts';
import type { DeskExam } from './OmrDeskPage.tsx';

/** A file on its way to the server. */
export interface Upload {
  id: number;
  name: string;
  /** Why it did not arrive; null while it is on its way. */
  problem: string | null;
}

/** Sends scans one after the other, so that the first is read while the next is sent; each can be stopped on its way. */
export function useUploads({ id: examId, lectureId, weeklyLectureId }: DeskExam) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const send = useMutation({
    mutationKey: ['uploadOmrScan'],
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      uploadOmrScan(lectureId, weeklyLectureId, examId, { file }, { signal }),
  });

  const drop = (id: number): void => setUploads((all) => all.filter((upload) => upload.id !== id));

  const sendOne = async (id: number, file: File, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return;
    try {
      await send.mutateAsync({ file, signal });
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemText(error);
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));
    }
  };

  return {
    uploads,
    add: (files: readonly File[]): void => {
      // What was refused before is old news.
      setUploads((all) => all.filter(({ problem }) => problem === null));
      for (const file of files) {
        const id = ++last.current;
        const stop = new AbortController();
        stops.current.set(id, stop);
        setUploads((all) => [...all, { id, name: file.name, problem: null }]);
        queue.current = queue.current.then(() => sendOne(id, file, stop.signal));
      }
    },
    cancel: (id: number): void => {
      stops.current.get(id)?.abort();
      drop(id);
    },
  };
}
