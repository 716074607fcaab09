import { useUploadQueue } from '#client/files/upload/useUploadQueue.ts';
import { useUploadOmrScan } from '#client/generated/rest/omrSheets.ts';
import { scans } from '#ui-kit/format/file/kinds.ts';
import type { DeskExam } from './types.ts';

/** Uploads scans; each upload can be cancelled. */
export function useUploads({ id: examId, lectureId, weeklyLectureId }: DeskExam) {
  const send = useUploadOmrScan();
  const { uploads, add, cancel } = useUploadQueue(async (file, { signal }) => {
    const { refuseWrongFile } = await import('#client/files/readyFile.ts');
    await refuseWrongFile(scans, file);
    await send.mutateAsync({ lectureId, weeklyLectureId, examId, data: { file }, init: { signal } });
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
