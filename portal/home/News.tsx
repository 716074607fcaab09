import { useReadAnnouncements } from '#client/generated/rest/announcements.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Chip, formatInstant, formatWeek, useToast } from '#ui-kit';
import { paths as announcementPaths } from '../announcements/index.tsx';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';
import css from './Home.module.css';

/** Unread announcements, newest first; one tap reads them all. */
export function News({ news }: Pick<PortalHomeQuery, 'news'>) {
  const toast = useToast();
  const read = useReadAnnouncements();
  const readAll = () =>
    read.mutate(undefined, { onError: (error) => toast({ message: problemText(error), tone: 'negative' }) });
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
        <Button size="small" loading={read.isPending} onClick={readAll}>
          모두 읽음
        </Button>
      </p>
    </Card>
  );
}
