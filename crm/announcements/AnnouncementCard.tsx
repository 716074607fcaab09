import { Chip, formatInstant, RichText, StatusChip, Note } from '#ui-kit';
import { EyeIcon, StudentsIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ShareBar } from '../shared/page/ShareBar.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import css from './Announcements.module.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { publicationChip, publicationOf } from './publication.ts';
import { ReadersDialog } from './ReadersDialog.tsx';
import type { Announcement } from './types.ts';

/** One announcement: its state, its text, how many have read it. */
export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const week = announcement.weeklyLecture;
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
        <ActionMenu
          name={announcement.title}
          actions={[
            editing((close) => <AnnouncementDialog place={place} announcement={announcement} onClose={close} />),
            {
              title: '학생 화면으로 보기',
              icon: EyeIcon,
              asks: (close) => <PreviewDialog announcement={announcement} week={week} onClose={close} />,
            },
            deleting({
              resource: 'announcements',
              id: announcement.id,
              meta: { params: { lectureId: week.lectureId, weeklyLectureId: week.id } },
              noun: '공지',
              warns: `‘${announcement.title}’ 공지가 학생 화면에서 사라지고, ${read}명의 읽음 기록도 함께 삭제됩니다. 되돌릴 수 없습니다.`,
            }),
          ]}
        />
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
            {`${whole}명 중 ${read}명 읽음`}
          </ShareBar>
          <ActionButtons
            actions={[
              {
                title: '읽은 사람 보기',
                icon: StudentsIcon,
                asks: (close) => (
                  <ReadersDialog place={place} id={announcement.id} title={announcement.title} onClose={close} />
                ),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}
