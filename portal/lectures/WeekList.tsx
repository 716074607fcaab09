import { AttendanceMark, Chip, EmptyState, formatCountdown, formatDay, todayInSeoul, formatWeek } from '#ui-kit';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { ReadAll } from '../announcements/parts.ts';
import { AttendanceTally } from '../shared/AttendanceTally.tsx';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalLectureQuery } from './generated/graphql.ts';

type Week = NonNullable<PortalLectureQuery['lectures_by_pk']>['weeklyLectures'][number];

/** The weeks of a lecture, newest first, each with the student's attendance; above them a summary. */
export function WeekList({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Card title="주차와 출결">
      {weeks.length === 0 ? (
        <EmptyState of="lesson" title="아직 열린 주차가 없어요">
          첫 수업이 정해지면 여기에 나타나요.
        </EmptyState>
      ) : (
        <>
          <AttendanceTally weeks={weeks.filter(({ held }) => held).toReversed()} />
          {weeks.some((week) => unreadOf(week) > 0) && (
            <p>
              안 읽은 공지가 있어요. <ReadAll />
            </p>
          )}
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

const unreadOf = ({ announcements }: Week): number => announcements.filter(({ reads }) => reads.length === 0).length;

/** The week's date, and the number of its unread announcements. */
function WeekNote({ week }: { week: Week }) {
  const unread = unreadOf(week);
  return (
    <>
      {formatDay(week.heldOn)} {unread > 0 && <Chip tone="accent">새 공지 {unread}</Chip>}
    </>
  );
}

/** A future week has no mark yet, so the days left are shown instead. */
function MarkOrCountdown({ week }: { week: Week }) {
  const type = week.participants[0]?.attendanceType;
  if (!type && week.heldOn > todayInSeoul()) return <Chip tone="info">{formatCountdown(week.heldOn)}</Chip>;
  return <AttendanceMark label={type?.name ?? null} color={type?.color} />;
}
