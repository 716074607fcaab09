import { useMutation } from '@tanstack/react-query';
import { useUploadQueue } from '#client/files/useUploadQueue.ts';
import { uploadOmrScan } from '#client/generated/rest/omrSheets.ts';
import type { DeskExam } from './types.ts';

/** Sends scans; each can be stopped on its way. */
export function useUploads({ id: examId, lectureId, weeklyLectureId }: DeskExam) {
  const send = useMutation({
    mutationKey: ['uploadOmrScan'],
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      uploadOmrScan(lectureId, weeklyLectureId, examId, { file }, { signal }),
  });
  const { uploads, add, cancel } = useUploadQueue(async (file, { signal }) => {
    await send.mutateAsync({ file, signal });
  });
  return {
    uploads,
    cancel,
    add: (files: readonly File[]): void => {
      // What was refused before is old news.
      for (const { id, state } of uploads) if (state === 'FAILED') cancel(id);
      add(files);
    },
  };
}
