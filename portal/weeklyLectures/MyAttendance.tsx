import { AttendanceMark, formatInstant, Note } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { PortalWeekQuery } from './generated/graphql.ts';
import css from './MyAttendance.module.css';

type Participant = NonNullable<PortalWeekQuery['weeklyLectures_by_pk']>['participants'][number];

/** My mark and when it was made; a change is said aloud, since it arrives while the page is open. */
export function MyAttendance({ participant }: { participant: Participant | undefined }) {
  const type = participant?.attendanceType;
  return (
    <Card title="내 출결">
      <div role="status" className={css.attendance}>
        <span className={css.mark}>
          <AttendanceMark label={type?.name ?? null} color={type?.color} />
        </span>
        <Note as="span">
          {type
            ? participant.markedAt && `${formatInstant(participant.markedAt)}에 기록했어요`
            : '학원에서 기록하면 바로 나타나요'}
        </Note>
      </div>
    </Card>
  );
}
