import { Button, Dialog, DialogActions, DialogBody, formatInstant, formatWeek, RichText, Note } from '#ui-kit';
import type { Announcement, Week } from './types.ts';
import css from './Announcements.module.css';
import { publicationOf } from './publication.ts';

interface PreviewDialogProps {
  announcement: Announcement;
  week: Week;
  onClose: () => void;
}

/** The announcement as students of the week see it on a phone, and from when. */
export function PreviewDialog({ announcement, week, onClose }: PreviewDialogProps) {
  const { publishedAt } = announcement;
  const state = publicationOf(publishedAt);
  return (
    <Dialog open title="학생 화면으로 보기" onClose={onClose}>
      <DialogBody>
        <Note>
          {state === 'DRAFT' || publishedAt == null
            ? '초안이라 아직 학생에게 보이지 않습니다.'
            : state === 'SCHEDULED'
              ? `${formatInstant(publishedAt)}부터 이 주차 학생에게 보입니다.`
              : '이 주차 학생에게 지금 이렇게 보입니다.'}
        </Note>
        <article className={`touch ${css.phone}`} aria-label="학생 화면">
          <Note>{`${week.lecture.name} ${formatWeek(week)}`}</Note>
          <h3>{announcement.title}</h3>
          <Note>{publishedAt == null ? '게시 전' : formatInstant(publishedAt)}</Note>
          <div className={css.body}>
            <RichText document={announcement.body} />
          </div>
        </article>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
