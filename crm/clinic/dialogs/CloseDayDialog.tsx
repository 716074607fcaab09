import { useQuery } from '@tanstack/react-query';
import { closeClinicDay, useCloseClinicDay, type Closed } from '#client/generated/rest/clinicParticipants.ts';
import { ConfirmDialog, formatDay, QueryView, Stack } from '#ui-kit';

interface CloseDayDialogProps {
  day: string;
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Closes a day: students who did not come become no-shows. Their names are shown first. */
export function CloseDayDialog({ day, onSaid, onClose }: CloseDayDialogProps) {
  const close = useCloseClinicDay();
  const preview = useQuery({
    queryKey: ['closeClinicDay', day],
    queryFn: () => closeClinicDay({ date: day, reserveType: 'CLINIC', mode: 'PREVIEW' }),
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      open
      title={`${formatDay(day)} 클리닉을 마감할까요?`}
      confirmLabel="마감하기"
      disabled={preview.data === undefined}
      onClose={onClose}
      onConfirm={async () => {
        const done = await close.mutateAsync({ data: { date: day, reserveType: 'CLINIC', mode: 'COMMIT' } });
        onSaid(`마감했습니다. 불참 ${done.noShows.length}명`, done.changeSetId);
      }}
    >
      <QueryView query={preview} rows={3}>
        {(would) => <CloseReport would={would} />}
      </QueryView>
    </ConfirmDialog>
  );
}

function CloseReport({ would: { noShows, letGo, notOver, stillHere } }: { would: Closed }) {
  const names = (people: Closed['noShows']): string => people.map(({ name }) => name).join(', ');
  return (
    <Stack gap={10}>
      <p>
        {noShows.length === 0
          ? '불참으로 남을 학생이 없습니다.'
          : `오지 않은 ${noShows.length}명이 불참이 됩니다: ${names(noShows)}. 하던 일은 다음 예약을 기다립니다.`}
      </p>
      {letGo > 0 && <p>{`자리를 기다리던 ${letGo}명의 대기가 끝납니다.`}</p>}
      {stillHere.length > 0 && <p>{`아직 귀가를 누르지 않은 학생: ${names(stillHere)}. 그대로 둡니다.`}</p>}
      {notOver > 0 && <p>{`아직 끝나지 않은 시간의 예약 ${notOver}건은 그대로 둡니다.`}</p>}
    </Stack>
  );
}
