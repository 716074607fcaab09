import { Chip, formatCountdown, formatDay, formatHours, formatWeek, todayInSeoul } from '#ui-kit';
import { paths as weekPaths } from '../weeklyLectures/index.tsx';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';

/** The student's next week, or a note that none is planned. */
export function NextLecture({ week }: { week: PortalHomeQuery['upcoming'][number] | undefined }) {
  return (
    <Card title={week?.heldOn === todayInSeoul() ? '오늘 수업' : '다음 수업'}>
      {week ? (
        <RowLinks
          rows={[
            {
              id: week.id,
              href: weekPaths.week(week.lectureId, week.id),
              title: `${week.lecture.name} ${formatWeek(week)}`,
              note: [formatDay(week.heldOn), formatHours(week), week.room].filter(Boolean).join(' · '),
              end: <Chip tone="info">{formatCountdown(week.heldOn)}</Chip>,
            },
          ]}
        />
      ) : (
        <p>아직 정해진 수업이 없습니다. 다음 주차가 열리면 여기에 나타납니다.</p>
      )}
    </Card>
  );
}
