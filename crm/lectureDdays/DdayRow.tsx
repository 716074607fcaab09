import { josa } from 'es-hangul';
import { Chip, formatCountdown, formatDay, todayInSeoul } from '#ui-kit';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { DdayDialog } from './DdayDialog.tsx';
import css from './DdayList.module.css';
import type { Dday } from './types.ts';

/** One goal: its name, its date, the days left, and its actions. */
export function DdayRow({ dday, lectureId }: { dday: Dday; lectureId: string }) {
  const passed = dday.fallsOn < todayInSeoul();
  return (
    <div className={css.row} data-passed={passed || undefined}>
      <span className={css.title}>{dday.title}</span>
      <span className={css.date}>{formatDay(dday.fallsOn)}</span>
      <Chip tone={passed ? 'neutral' : 'info'}>{passed ? '지남' : formatCountdown(dday.fallsOn)}</Chip>
      <EditDeleteMenu
        name={dday.title}
        edit={(close) => <DdayDialog lectureId={lectureId} dday={dday} onClose={close} />}
        remove={(close) => (
          <DeleteRecordDialog
            resource="lectureDdays"
            id={dday.id}
            title={`${josa(dday.title, '을/를')} 지울까요?`}
            confirmLabel="디데이 지우기"
            said={`${josa(dday.title, '을/를')} 지웠습니다`}
            onClose={close}
          >
            {formatDay(dday.fallsOn)} 디데이가 이 반 학생 모두의 화면에서 사라집니다.
          </DeleteRecordDialog>
        )}
      />
    </div>
  );
}
