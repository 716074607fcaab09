import { formatInstant, StatusChip } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { lengthOf } from '../shared/videoLength.ts';
import { paths as videoPaths } from '../videos/paths.ts';
import type { PortalWeekQuery } from './generated/graphql.ts';

type Video = NonNullable<PortalWeekQuery['weeklyLectures_by_pk']>['videos'][number];

/** The videos of a week, and how much of each I have watched. */
export function Videos({ videos, watchedPercent }: { videos: readonly Video[]; watchedPercent: number }) {
  return (
    <Card title="영상">
      <RowLinks
        rows={videos.map(({ id, title, durationSeconds, viewings, readers }) => {
          const percent = viewings[0]?.percent ?? 0;
          const closesAt = readers[0]?.closesAt;
          return {
            id,
            href: videoPaths.video(id),
            title,
            note: [lengthOf(durationSeconds), closesAt == null ? '' : `${formatInstant(closesAt)}까지`]
              .filter(Boolean)
              .join(' · '),
            end: <StatusChip tone={percent >= watchedPercent ? 'positive' : 'neutral'}>{`${percent}%`}</StatusChip>,
          };
        })}
      />
    </Card>
  );
}
