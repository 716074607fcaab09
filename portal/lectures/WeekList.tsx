import { AttendanceMark, Chip, EmptyState, formatCountdown, formatDay, todayInSeoul, formatWeek } from '#ui-kit';
import { paths as weekPaths } from '../weeklyLectures/index.tsx';
import { AttendanceTally } from '../shared/AttendanceTally.tsx';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import type { PortalLectureQuery } from './generated/graphql.ts';

type Week = NonNullable<PortalLectureQuery['lectures_by_pk']>['weeklyLectures'][number];

/** The weeks of a lecture, the newest first, each with my attendance; above them how often I came. */
export function WeekList({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Card title="주차와 출결">
      {weeks.length === 0 ? (
        <EmptyState title="아직 열린 주차가 없습니다">첫 수업이 정해지면 여기에 나타납니다.</EmptyState>
      ) : (
        <>
          <AttendanceTally weeks={weeks.toReversed()} />
          <RowLinks
            rows={weeks.map((week) => ({
              id: week.id,
              href: weekPaths.week(week.lectureId, week.id),
              title: formatWeek(week),
              note: <WeekNote week={week} />,
              end: <MarkOrCountdown week={week} />,
            }))}
          />
        </>
      )}
    </Card>
  );
}

/** Its day, and how many announcements of it I have not opened. */
function WeekNote({ week }: { week: Week }) {
  const unread = week.announcements.filter(({ reads }) => reads.length === 0).length;
  return (
    <>
      {formatDay(week.heldOn)} {unread > 0 && <Chip tone="accent">새 공지 {unread}</Chip>}
    </>
  );
}

/** Before the day nobody has been marked absent: the days until then say more. */
function MarkOrCountdown({ week }: { week: Week }) {
  const type = week.participants[0]?.attendanceType;
  if (!type && week.heldOn > todayInSeoul()) return <Chip tone="info">{formatCountdown(week.heldOn)}</Chip>;
  return <AttendanceMark label={type?.name ?? null} color={type?.color} />;
}
