import { Chip, formatInstant, formatWeek } from '#ui-kit';
import { paths as announcementPaths } from '../../announcements/paths.ts';
import { ReadAll } from '../../announcements/parts.ts';
import { Card } from '../../shared/page/Card.tsx';
import { RowLinks } from '../../shared/page/RowLinks.tsx';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import css from './Below.module.css';

/** Unread announcements, newest first; one tap reads them all. */
export function News({ news }: Pick<PortalHomeQuery, 'news'>) {
  return (
    <Card title="새 공지">
      <RowLinks
        rows={news.map(({ id, title, publishedAt, weeklyLecture: week }) => ({
          id,
          href: announcementPaths.announcement(week, id),
          title,
          note: [`${week.lecture.name} ${formatWeek(week)}`, publishedAt && formatInstant(publishedAt)]
            .filter(Boolean)
            .join(' · '),
          end: <Chip tone="accent">안 읽음</Chip>,
        }))}
      />
      <p className={css.head}>
        <ReadAll />
      </p>
    </Card>
  );
}
