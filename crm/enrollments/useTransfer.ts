import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#client/errors.ts';
import { transferClass, useTransferClass, type Transfer } from '#client/generated/rest/enrollments.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { FOLLOWING_TABLES } from './useEndEnrollment.ts';

/** Who moves from where to where, and from which weeks on; null until all of it is chosen. */
export interface TransferChoice {
  lectureId: string;
  userId: string;
  targetLectureId: string;
  fromWeeklyLectureId: string;
  /** The first week there; null: from the day of the week above. */
  targetWeeklyLectureId: string | null;
}

/** What a transfer would do; refusals come as the query's error. */
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

/** Moves as previewed and offers to take it back. @throws HttpError with the reason. */
export function useTransfer() {
  const send = useTransferClass();
  const queryClient = useQueryClient();
  const toast = useToast();
  const follow = () => invalidateTables(queryClient, [...FOLLOWING_TABLES, 'students']);

  const undo = async (choice: TransferChoice, changeSetId: string, words: string): Promise<void> => {
    try {
      await send.mutateAsync({ ...choice, data: { mode: 'UNDO', changeSetId } });
      await follow();
      toast({ message: `${words} 반 이동을 되돌렸습니다` });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };

  return async (choice: TransferChoice, plan: string | null, words: string): Promise<void> => {
    try {
      const data = { mode: 'COMMIT', ...weeksOf(choice), ...(plan !== null && { plan }) } as const;
      const { changeSetId } = await send.mutateAsync({ ...choice, data });
      await follow();
      toast({
        message: `${words} 반을 옮겼습니다`,
        tone: 'positive',
        action:
          changeSetId !== null
            ? { label: '되돌리기', onClick: () => void undo(choice, changeSetId, words) }
            : undefined,
      });
    } catch (error) {
      // What was shown is no longer true: show what is.
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
