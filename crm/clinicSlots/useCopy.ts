import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUndoClinic } from '#client/generated/rest/clinicParticipants.ts';
import type { CopyReport, Mode } from '#client/generated/rest/clinicSlots.ts';
import { useToast, UserError } from '#ui-kit';

/**
 * Runs a copy as a dry run first, to preview it.
 * @param asked the input of the dry run; null for none
 * @param run performs the copy or the dry run
 */
export function useCopy<Asked>(asked: Asked | null, run: (asked: Asked, mode: Mode) => Promise<CopyReport>) {
  const undo = useUndoClinic();
  const toast = useToast();
  const preview = useQuery({
    queryKey: ['copySlots', asked],
    queryFn: () => (asked === null ? null : run(asked, 'PREVIEW')),
    enabled: asked !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: report, isError, isPlaceholderData } = preview;
  return {
    preview,
    /** The dry run of what is asked would make slots. */
    makesSlots: asked !== null && !isError && !isPlaceholderData && report != null && report.made.length > 0,
    /** Performs the copy. @throws the server's refusal */
    commit: async (): Promise<void> => {
      if (asked === null) throw new UserError('복사할 날을 골라 주세요.');
      const { made, changeSetId } = await run(asked, 'COMMIT');
      toast({
        message: `시간 ${made.length}개를 만들었습니다`,
        undo: changeSetId
          ? { send: () => undo.mutateAsync({ data: { changeSetId } }), said: '되돌렸습니다' }
          : undefined,
      });
    },
  };
}
