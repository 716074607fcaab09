import { AttendanceMark, formatDay, formatWeek } from '#ui-kit';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalLecturesQuery } from './generated/graphql.ts';

/** The student's latest attendance marks, newest first. */
export function RecentMarks({ marks }: { marks: PortalLecturesQuery['recent'] }) {
  return (
    <Card title="최근 출결">
      <RowLinks
        rows={marks.map(({ id, attendanceType, weeklyLecture: week }) => ({
          id,
          href: weekPaths.week(week.lectureId, week.id),
          title: `${week.lecture.name} ${formatWeek(week)}`,
          note: formatDay(week.heldOn),
          end: <AttendanceMark label={attendanceType?.name ?? null} color={attendanceType?.color} />,
        }))}
      />
    </Card>
  );
}
