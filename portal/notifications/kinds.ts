import type { NotificationKind } from '#client/generated/rest/notifications.ts';
import { paths as announcementPaths } from '../announcements/paths.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as counselPaths } from '../counsel/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as mePaths } from '../me/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { MyNotificationFragment } from './generated/graphql.ts';

/** The kinds in groups, as one switches them on or off. */
export const KIND_GROUPS = [
  { label: '출결', kinds: ['ABSENT', 'LATE'] },
  { label: '클리닉에 왔을 때와 나갔을 때', kinds: ['ARRIVAL', 'DEPARTURE'] },
  {
    label: '클리닉·상담 예약',
    kinds: ['CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED'],
  },
  { label: '수업 변경', kinds: ['WEEK_MOVED'] },
  { label: '성적과 성적표', kinds: ['SCORE_SHOWN', 'REPORT_CARD'] },
  { label: '클리닉 할 일', kinds: ['CLINIC_TODO'] },
  { label: '주차 공지', kinds: ['ANNOUNCEMENT'] },
  { label: '질문 답변', kinds: ['QUESTION_ANSWERED'] },
  { label: '디데이', kinds: ['DDAY_WEEK'] },
] as const satisfies readonly { label: string; kinds: readonly NotificationKind[] }[];

/** The page of what a notification is about; null when there is none. */
export function pathOf(notification: MyNotificationFragment): string | null {
  const { kind, subjectId, examId, isCounsel, lectureId, weeklyLectureId: id } = notification;
  const week = lectureId != null && id != null ? { lectureId, id } : null;
  if (examId != null) return examPaths.exam(examId);
  if (isCounsel) return counselPaths.counsel;
  if (kind === 'ANNOUNCEMENT') return week && announcementPaths.announcement(week, subjectId);
  if (kind === 'PASSWORD_RESET') return mePaths.me;
  if (/^(CLINIC|ARRIVAL|DEPARTURE)/.test(kind)) return clinicPaths.clinic;
  if (week) return weekPaths.week(week.lectureId, week.id);
  return lectureId == null ? null : lecturePaths.lecture(lectureId);
}
