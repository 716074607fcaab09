import { josa } from 'es-hangul';
import { useState } from 'react';
import { useDeleteLectureDday } from '#client/generated/rest/lectureDdays.ts';
import { Chip, ConfirmDialog, formatCountdown, formatDay, todayInSeoul, useToast } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { DdayDialog } from './DdayDialog.tsx';
import css from './DdayList.module.css';
import type { LectureDdaysQuery } from './generated/graphql.ts';

export type Dday = LectureDdaysQuery['lectureDdays'][number];

/** One goal: its name, its date, the days left, and what can be done with it. */
export function DdayRow({ dday, lectureId }: { dday: Dday; lectureId: string }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteLectureDday();
  const toast = useToast();
  const passed = dday.fallsOn < todayInSeoul();
  const close = (): void => setDialog(null);
  return (
    <div className={css.row} data-passed={passed || undefined}>
      <span className={css.title}>{dday.title}</span>
      <span className={css.date}>{formatDay(dday.fallsOn)}</span>
      <Chip tone={passed ? 'neutral' : 'info'}>{passed ? '지남' : formatCountdown(dday.fallsOn)}</Chip>
      <RowActions
        name={dday.title}
        items={[
          { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
          { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('delete') },
        ]}
      >
        {dialog === 'edit' && <DdayDialog lectureId={lectureId} dday={dday} onClose={close} />}
        <ConfirmDialog
          open={dialog === 'delete'}
          title={`${josa(dday.title, '을/를')} 지울까요?`}
          confirmLabel="디데이 지우기"
          tone="danger"
          onClose={close}
          onConfirm={async () => {
            await remove.mutateAsync({ ddayId: dday.id });
            toast({ message: `${josa(dday.title, '을/를')} 지웠습니다` });
          }}
        >
          {formatDay(dday.fallsOn)} 디데이가 이 반 학생 모두의 화면에서 사라집니다.
        </ConfirmDialog>
      </RowActions>
    </div>
  );
}
