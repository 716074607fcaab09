import { useState } from 'react';
import { Button, Chip, formatInstant, RichText, StatusChip, Note } from '#ui-kit';
import { EyeIcon, StudentsIcon } from '#ui-kit/icons.ts';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { ShareBar } from '../shared/page/ShareBar.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import css from './Announcements.module.css';
import { DeleteAnnouncement } from './DeleteAnnouncement.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { publicationChip, publicationOf } from './publication.ts';
import { ReadersDialog } from './ReadersDialog.tsx';
import type { Announcement } from './types.ts';

/** One announcement: its state, its text, how many have read it. */
export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const week = announcement.weeklyLecture;
  const [dialog, setDialog] = useState<'preview' | 'readers' | null>(null);
  const { tone, label } = publicationChip(announcement.publishedAt);
  const isOut = publicationOf(announcement.publishedAt) === 'OUT';
  const read = announcement.reads_aggregate.aggregate?.count ?? 0;
  const whole = week.participants_aggregate.aggregate?.count ?? 0;
  const place = { lectureId: week.lectureId, weekId: week.id };
  return (
    <li className={css.card}>
      <div className={css.head}>
        {isOut ? <StatusChip tone={tone}>{label}</StatusChip> : <Chip tone={tone}>{label}</Chip>}
        <h2>{announcement.title}</h2>
        <EditDeleteMenu
          name={announcement.title}
          edit={(close) => <AnnouncementDialog place={place} announcement={announcement} onClose={close} />}
          between={[
            { label: '학생 화면으로 보기', icon: <EyeIcon aria-hidden />, onSelect: () => setDialog('preview') },
          ]}
          remove={(close) => (
            <DeleteAnnouncement place={place} announcement={announcement} read={read} onClose={close} />
          )}
        >
          {dialog === 'preview' && (
            <PreviewDialog announcement={announcement} week={week} onClose={() => setDialog(null)} />
          )}
          {dialog === 'readers' && (
            <ReadersDialog
              place={place}
              id={announcement.id}
              title={announcement.title}
              onClose={() => setDialog(null)}
            />
          )}
        </EditDeleteMenu>
      </div>
      <Note>
        {[announcement.createdByStaff?.name, formatInstant(announcement.createdAt)].filter(Boolean).join(' · ')}
      </Note>
      <div className={css.body}>
        <RichText document={announcement.body} />
      </div>
      {isOut && (
        <div className={css.foot}>
          <ShareBar whole={whole} parts={[{ label: '읽음', count: read, tone: 'positive' }]}>
            {`${whole}명 가운데 ${read}명 읽음`}
          </ShareBar>
          <Button icon={<StudentsIcon aria-hidden />} onClick={() => setDialog('readers')}>
            읽은 사람 보기
          </Button>
        </div>
      )}
    </li>
  );
}
