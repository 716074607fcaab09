import { useUndoOmr } from '#client/generated/rest/omrSheets.ts';
import { useToast } from '#ui-kit';
import type { DeskExam } from './types.ts';

/** Shows a toast with an undo button. */
export function useUndo({ id: examId, lectureId, weeklyLectureId }: DeskExam) {
  const undo = useUndoOmr();
  const toast = useToast();
  return (message: string, changeSetId: string): void =>
    toast({
      message,
      tone: 'positive',
      undo: {
        send: () => undo.mutateAsync({ lectureId, weeklyLectureId, examId, data: { changeSetId } }),
        said: '되돌렸습니다',
      },
    });
}
