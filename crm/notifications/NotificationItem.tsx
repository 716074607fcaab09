import { formatInstant, Link, StatusChip } from '#ui-kit';
import { notificationTitle } from '#ui-kit/format/notificationTitles.ts';
import css from '../shared/records/Records.module.css';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { StudentNotificationsQuery } from './generated/graphql.ts';

type Notification = StudentNotificationsQuery['notifications'][number];

/** One notification: whether the student read it, when, and what became of its pushes. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { kind, body, createdAt, readAt, logs, weeklyLecture: week } = notification;
  const facts = [
    formatInstant(createdAt),
    notificationTitle(kind),
    pushWords(logs),
    readAt === null ? '' : `${formatInstant(readAt)}에 읽음`,
  ];
  return (
    <div className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone={readAt === null ? 'neutral' : 'positive'}>
            {readAt === null ? '안 읽음' : '읽음'}
          </StatusChip>
          {facts.filter(Boolean).join(' · ')}
        </p>
        <p className={css.body}>{body}</p>
      </div>
      {week && <Link href={weekPaths.week(week.lectureId, week.id)}>주차 보기</Link>}
    </div>
  );
}

/** A push goes to each device of the student; most have none. */
function pushWords(logs: Notification['logs']): string {
  if (logs.length === 0) return '푸시 없음';
  const sent = logs.filter(({ outcome }) => outcome === 'SENT').length;
  if (sent === 0) return '푸시 실패';
  return sent > 1 ? `푸시 보냄(기기 ${sent}대)` : '푸시 보냄';
}
