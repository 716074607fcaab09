import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#client/errors.ts';
import { transferClass, useTransferClass, type Transfer } from '#client/generated/rest/enrollments.ts';
import { whileBusy } from '#client/page/busy.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

/** The student, both lectures and their weeks; null until all are chosen. */
export interface TransferChoice {
  lectureId: string;
  userId: string;
  targetLectureId: string;
  fromWeeklyLectureId: string;
  /** The first week in the new lecture; null: from the date of the week above. */
  targetWeeklyLectureId: string | null;
}

/** The dry run of a transfer; refusals are the query's error. */
export function useTransferPreview(choice: TransferChoice | null) {
  return useQuery<Transfer>({
    queryKey: ['transfer', choice],
    queryFn: ({ signal }) => {
      if (!choice) throw new Error('Nothing is chosen yet.');
      const { lectureId, userId, targetLectureId } = choice;
      return transferClass(lectureId, userId, targetLectureId, { mode: 'PREVIEW', ...weeksOf(choice) }, { signal });
    },
    enabled: choice !== null,
    retry: false,
    staleTime: 0,
    meta: { tables: ['participants', 'enrollments', 'weeklyLectures'] },
  });
}

/** Performs the previewed transfer; its toast offers undo. @throws HttpError with the reason. */
export function useTransfer() {
  const send = useTransferClass();
  const queryClient = useQueryClient();
  const toast = useToast();

  const undo = async (choice: TransferChoice, changeSetId: string, words: string): Promise<void> => {
    try {
      const undone = send.mutateAsync({ ...choice, data: { mode: 'UNDO', changeSetId } });
      await whileBusy('반 이동을 되돌리는 중입니다', undone);
      toast({ message: `${words} 반 이동을 되돌렸습니다` });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };

  return async (choice: TransferChoice, plan: string | null, words: string): Promise<void> => {
    try {
      const data = { mode: 'COMMIT', ...weeksOf(choice), ...(plan !== null && { plan }) } as const;
      const { changeSetId } = await whileBusy('반을 옮기는 중입니다', send.mutateAsync({ ...choice, data }));
      toast({
        message: `${words} 반을 옮겼습니다`,
        tone: 'positive',
        action:
          changeSetId !== null
            ? { label: '되돌리기', onClick: () => void undo(choice, changeSetId, words) }
            : undefined,
      });
    } catch (error) {
      // The preview is outdated: refetch it.
      if (error instanceof HttpError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: ['transfer'] });
      throw error;
    }
  };
}

const weeksOf = ({ fromWeeklyLectureId, targetWeeklyLectureId }: TransferChoice) => ({
  fromWeeklyLectureId,
  targetWeeklyLectureId: targetWeeklyLectureId ?? undefined,
});
