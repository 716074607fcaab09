import { useUndoOmr } from '#client/generated/rest/omrSheets.ts';
import { problemText } from '#client/problemText.ts';
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
      action: {
        label: '되돌리기',
        onClick: () =>
          undo.mutate(
            { lectureId, weeklyLectureId, examId, data: { changeSetId } },
            {
              onSuccess: () => toast({ message: '되돌렸습니다' }),
              onError: (error) => toast({ message: problemText(error), tone: 'negative' }),
            },
          ),
      },
    });
}
