import { useMutation } from '@tanstack/react-query';
import { useUploadQueue } from '#client/files/useUploadQueue.ts';
import { uploadOmrScan } from '#client/generated/rest/omrSheets.ts';
import type { DeskExam } from './types.ts';

/** Uploads scans; each upload can be cancelled. */
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
      // Clears the messages of earlier refusals.
      for (const { id, state } of uploads) if (state === 'FAILED') cancel(id);
      add(files);
    },
  };
}
