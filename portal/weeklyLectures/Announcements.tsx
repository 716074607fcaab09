import { Chip, formatInstant } from '#ui-kit';
import { paths as announcementPaths } from '../announcements/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalWeekQuery } from './generated/graphql.ts';

/** What was announced for a week, the newest first, and which of it I have not opened. */
export function Announcements({ week }: { week: NonNullable<PortalWeekQuery['weeklyLectures_by_pk']> }) {
  return (
    <Card title="공지">
      <RowLinks
        rows={week.announcements.map(({ id, title, publishedAt, reads }) => ({
          id,
          href: announcementPaths.announcement(week, id),
          title,
          note: publishedAt == null ? '' : formatInstant(publishedAt),
          end: reads.length === 0 && <Chip tone="accent">안 읽음</Chip>,
        }))}
      />
    </Card>
  );
}
