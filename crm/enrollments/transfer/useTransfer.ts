import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#client/errors.ts';
import {
  transferClass,
  transferStudents,
  useTransferClass,
  useTransferStudents,
  type TransferOutcome,
  type Transfers,
} from '#client/generated/rest/enrollments.ts';
import { whileBusy } from '#client/page/busy.ts';
import { useToast } from '#ui-kit';

/** The students, both lectures and their weeks; null until all are chosen. */
export interface TransferChoice {
  lectureId: string;
  /** One at least. */
  userIds: readonly string[];
  targetLectureId: string;
  fromWeeklyLectureId: string;
  /** The first week in the new lecture; null: from the date of the week above. */
  targetWeeklyLectureId: string | null;
}

/** What a transfer would do to each student. */
export interface TransferPlan {
  plan: string | null;
  outcomes: readonly (TransferOutcome & { userId: string; name: string })[];
}

/** The dry run of a transfer; refusals are the query's error. */
export function useTransferPreview(choice: TransferChoice | null) {
  return useQuery<TransferPlan>({
    queryKey: ['transfer', choice],
    queryFn: async ({ signal }) => {
      if (!choice) throw new Error('Nothing is chosen yet.');
      const { lectureId, userIds, targetLectureId } = choice;
      const body = { mode: 'PREVIEW', ...weeksOf(choice) } as const;
      if (userIds.length > 1)
        return transferStudents(lectureId, targetLectureId, { ...body, userIds: [...userIds] }, { signal });
      const [userId = ''] = userIds;
      const { plan, outcome } = await transferClass(lectureId, userId, targetLectureId, body, { signal });
      return { plan, outcomes: outcome ? [{ userId, name: '', ...outcome }] : [] };
    },
    enabled: choice !== null,
    retry: false,
    staleTime: 0,
    meta: { tables: ['participants', 'enrollments', 'weeklyLectures'] },
  });
}

/** Performs the previewed transfer; its toast offers undo. @throws HttpError with the reason. */
export function useTransfer() {
  const send = useSend();
  const queryClient = useQueryClient();
  const toast = useToast();

  return async (choice: TransferChoice, plan: string | null, words: string): Promise<void> => {
    try {
      const data = { mode: 'COMMIT', ...weeksOf(choice), plan: plan ?? undefined } as const;
      const { changeSetId } = await whileBusy('반을 옮기는 중입니다', send(choice, data));
      toast({
        message: `${words} 반을 옮겼습니다`,
        tone: 'positive',
        undo:
          changeSetId !== null
            ? {
                send: () => whileBusy('반 이동을 되돌리는 중입니다', send(choice, { mode: 'UNDO', changeSetId })),
                said: `${words} 반 이동을 되돌렸습니다`,
              }
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

type Sent = Omit<Parameters<ReturnType<typeof useTransferStudents>['mutateAsync']>[0]['data'], 'userIds'>;

/** Sends the transfer of one student or of several. */
function useSend() {
  const one = useTransferClass();
  const many = useTransferStudents();
  return (
    { lectureId, userIds, targetLectureId }: TransferChoice,
    data: Sent,
  ): Promise<Pick<Transfers, 'changeSetId'>> => {
    const [userId = '', ...others] = userIds;
    return others.length === 0
      ? one.mutateAsync({ lectureId, userId, targetLectureId, data })
      : many.mutateAsync({ lectureId, targetLectureId, data: { ...data, userIds: [...userIds] } });
  };
}

const weeksOf = ({ fromWeeklyLectureId, targetWeeklyLectureId }: TransferChoice) => ({
  fromWeeklyLectureId,
  targetWeeklyLectureId: targetWeeklyLectureId ?? undefined,
});
