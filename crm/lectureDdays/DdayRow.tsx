import { Chip, formatCountdown, formatDay, todayInSeoul } from '#ui-kit';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
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
      <ActionMenu
        name={dday.title}
        actions={[
          editing((close) => <DdayDialog lectureId={lectureId} dday={dday} onClose={close} />),
          deleting({
            resource: 'lectureDdays',
            id: dday.id,
            noun: '디데이',
            name: dday.title,
            warns: `${formatDay(dday.fallsOn)} 디데이가 이 반 학생 모두의 화면에서 사라집니다.`,
          }),
        ]}
      />
    </div>
  );
}
