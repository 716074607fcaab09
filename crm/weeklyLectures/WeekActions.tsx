import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { formatDay, formatTime, formatWeek } from '#ui-kit';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import type { WeekRow } from './types.ts';

const WeekDialog = lazyWhenIdle(() => import('./WeekDialog.tsx').then((file) => file.WeekDialog));

/** The actions of one week in the list. */
export function WeekActions({ week }: { week: WeekRow }) {
  const { id, lectureId } = week;
  const name = formatWeek(week);
  const start = { ...week, startsAt: formatTime(week.startsAt), endsAt: formatTime(week.endsAt) };
  return (
    <ActionMenu
      name={name}
      actions={[
        editing((close) => <WeekDialog lectureId={lectureId} week={week} start={start} onClose={close} />),
        deleting({
          resource: 'weeklyLectures',
          id,
          meta: { params: { lectureId } },
          noun: '주차',
          name,
          warns: `${formatDay(week.heldOn)} 수업과 ${week.participants_aggregate.aggregate?.count ?? 0}명의 출결표가 사라집니다. 출결이나 메모가 하나라도 있으면 삭제할 수 없습니다.`,
        }),
      ]}
    />
  );
}
