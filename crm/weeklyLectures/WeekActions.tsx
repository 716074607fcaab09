import { josa } from 'es-hangul';
import { useState } from 'react';
import { useDeleteWeeklyLecture } from '#client/generated/rest/weeklyLectures.ts';
import { ConfirmDialog, useToast, formatDay, formatTime, formatWeek } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../shared/RowActions.tsx';
import type { WeekRow } from './weekColumns.tsx';
import { WeekDialog } from './WeekDialog.tsx';

/** What can be done with one week of the list. */
export function WeekActions({ week }: { week: WeekRow }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteWeeklyLecture();
  const toast = useToast();
  const name = formatWeek(week);
  const close = (): void => setDialog(null);
  return (
    <RowActions
      name={name}
      items={[
        { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
        { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('delete') },
      ]}
    >
      {dialog === 'edit' && (
        <WeekDialog
          lectureId={week.lectureId}
          week={week}
          start={{ ...week, startsAt: formatTime(week.startsAt), endsAt: formatTime(week.endsAt) }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        title={`${josa(name, '을/를')} 지울까요?`}
        confirmLabel="주차 지우기"
        tone="danger"
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync({ lectureId: week.lectureId, weeklyLectureId: week.id });
          toast({ message: `${josa(name, '을/를')} 지웠습니다` });
        }}
      >
        {formatDay(week.heldOn)} 수업과 아직 체크하지 않은 {week.unset.aggregate?.count ?? 0}명의 출결표가 사라집니다.
        출결이나 메모가 하나라도 있으면 지울 수 없습니다.
      </ConfirmDialog>
    </RowActions>
  );
}
