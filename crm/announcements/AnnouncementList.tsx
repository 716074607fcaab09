import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EmptyState, QueryView, Toolbar } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import css from './Announcements.module.css';
import { WeekAnnouncementsDocument } from './generated/graphql.ts';
import type { Announcement } from './types.ts';

/** The announcements of a week, newest first, and how many have read each. */
export default function AnnouncementList() {
  const { lectureId = '', weekId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const { query } = useList<Announcement>({
    resource: 'announcements',
    pagination: { mode: 'off' },
    meta: { gqlQuery: WeekAnnouncementsDocument, gqlVariables: { weekId } },
    queryOptions: { staleTime: 0 },
  });
  const write = <AddButton onClick={() => setWriting(true)}>공지 작성</AddButton>;
  return (
    <>
      <Toolbar label="공지" end={write}>
        {null}
      </Toolbar>
      <QueryView query={query}>
        {({ data: announcements }) =>
          announcements.length > 0 ? (
            <ul role="list" className={css.list}>
              {announcements.map((announcement) => (
                <AnnouncementCard key={announcement.id} announcement={announcement} />
              ))}
            </ul>
          ) : (
            <EmptyState of="talk" title="아직 공지가 없습니다" action={write}>
              준비물이나 숙제를 알리면 이 주차 학생의 화면에 나타나고, 누가 읽었는지 볼 수 있습니다.
            </EmptyState>
          )
        }
      </QueryView>
      {writing && <AnnouncementDialog place={{ lectureId, weekId }} onClose={() => setWriting(false)} />}
    </>
  );
}
