import { Chip, formatWeek } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import { lengthOf } from '../shared/videoLength.ts';
import { paths as videoPaths } from '../videos/index.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';

/** New videos that I have not watched to the end; nothing when there are none. */
export function Videos({ videos }: { videos: PortalHomeQuery['videos'] }) {
  const left = videos.filter(
    ({ viewings: [viewing], weeklyLecture }) => (viewing?.percent ?? 0) < weeklyLecture.lecture.watchedPercent,
  );
  if (left.length === 0) return null;
  return (
    <Card title="볼 영상">
      <RowLinks
        rows={left.map(({ id, title, durationSeconds, viewings, weeklyLecture: week }) => ({
          id,
          href: videoPaths.video(id),
          title,
          note: `${week.lecture.name} ${formatWeek(week)} · ${lengthOf(durationSeconds)}`,
          end: <Chip tone="neutral">{`${viewings[0]?.percent ?? 0}%`}</Chip>,
        }))}
      />
    </Card>
  );
}
