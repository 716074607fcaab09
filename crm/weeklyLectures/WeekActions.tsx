import { josa } from 'es-hangul';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { formatDay, formatTime, formatWeek } from '#ui-kit';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import type { WeekRow } from './types.ts';

const WeekDialog = lazyWhenIdle(() => import('./WeekDialog.tsx').then((file) => file.WeekDialog));

/** The actions of one week in the list. */
export function WeekActions({ week }: { week: WeekRow }) {
  const name = formatWeek(week);
  return (
    <EditDeleteMenu
      name={name}
      edit={(close) => (
        <WeekDialog
          lectureId={week.lectureId}
          week={week}
          start={{ ...week, startsAt: formatTime(week.startsAt), endsAt: formatTime(week.endsAt) }}
          onClose={close}
        />
      )}
      remove={(close) => (
        <DeleteRecordDialog
          resource="weeklyLectures"
          id={week.id}
          meta={{ params: { lectureId: week.lectureId } }}
          title={`${josa(name, '을/를')} 지울까요?`}
          confirmLabel="주차 지우기"
          said={`${josa(name, '을/를')} 지웠습니다`}
          onClose={close}
        >
          {formatDay(week.heldOn)} 수업과 {week.participants_aggregate.aggregate?.count ?? 0}명의 출결표가 사라집니다.
          출결이나 메모가 하나라도 있으면 지울 수 없습니다.
        </DeleteRecordDialog>
      )}
    />
  );
}
