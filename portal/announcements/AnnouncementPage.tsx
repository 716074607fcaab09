import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { formatInstant, formatWeek, QueryView, RichText } from '#ui-kit';
import { home } from '../home/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { Card, inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { MarkAnnouncementReadDocument, PortalAnnouncementDocument } from './generated/graphql.ts';

/** `/portal/lectures/:lectureId/weeks/:weekId/announcements/:announcementId`: one announcement; opening it marks it read. */
export default function AnnouncementPage() {
  const { announcementId = '' } = useParams();
  return isUuid(announcementId) ? <AnnouncementView id={announcementId} /> : <NoAnnouncement />;
}

function AnnouncementView({ id }: { id: string }) {
  const query = useGql(PortalAnnouncementDocument, { id });
  const announcement = query.data?.announcements_by_pk;
  const isPreviewed = useIsPreviewed();
  useReadMark(id, announcement?.reads.length === 0 && !isPreviewed);
  if (announcement === null) return <NoAnnouncement />;
  const week = announcement?.weeklyLecture;
  const above = week && {
    label: `${week.lecture.name} ${formatWeek(week)}`,
    href: weekPaths.week(week.lectureId, week.id),
  };
  return (
    <Page
      title={announcement?.title ?? '공지'}
      back={above ?? home}
      description={announcement?.publishedAt != null && formatInstant(announcement.publishedAt)}
    >
      <QueryView query={query} frame={inCard}>
        {() =>
          announcement && (
            <Card>
              <RichText document={announcement.body} />
            </Card>
          )
        }
      </QueryView>
    </Page>
  );
}

/** Marks an announcement read once it is shown. If another device has marked it already, that is no error. */
function useReadMark(id: string, isUnread: boolean): void {
  const { mutate } = useGqlMutation(MarkAnnouncementReadDocument);
  useEffect(() => {
    if (isUnread) mutate({ id });
  }, [id, isUnread, mutate]);
}

function NoAnnouncement() {
  return (
    <Page title="공지" back={home}>
      <NotMine title="볼 수 없는 공지예요">아직 게시되지 않았거나 삭제된 공지예요.</NotMine>
    </Page>
  );
}
