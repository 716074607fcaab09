import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { dayInSeoul, formatClock, formatDay, formatHours, formatSpan, todayInSeoul } from '#ui-kit';
import { kindWords } from '#client/bookings/bookingKinds.ts';
import { serverClock } from '#client/live/serverClock.ts';
import { List } from '../List.tsx';

/** Today's lessons with the mark and when it was made, those without a week yet, and today's bookings, in order of time. */
export function Today({ page: { lessons, times, bookings } }: { page: ParentPage }) {
  const today = todayInSeoul(serverClock.now());
  const rows = [
    ...lessons
      .filter(({ heldOn }) => heldOn === today)
      .map(({ weeklyLectureId: key, lectureName: main, room, startsAt, endsAt, ...lesson }) => ({
        key,
        main,
        at: startsAt,
        note: [formatHours({ startsAt, endsAt }), room].filter(Boolean).join(' · '),
        end: markWords(lesson),
      })),
    ...times
      .filter(({ heldOn }) => heldOn === today)
      .map(({ lectureName: main, startsAt, endsAt }) => ({
        key: main + startsAt,
        main,
        at: startsAt,
        note: formatHours({ startsAt, endsAt }),
        end: '예정',
      })),
    ...bookings
      .filter(({ startsAt }) => dayInSeoul(startsAt) === today)
      .map(({ slotId: key, reserveType, counselType, room, status, startsAt, endsAt }) => ({
        key,
        main: kindWords(reserveType, counselType),
        at: formatClock(startsAt),
        note: [formatSpan({ startsAt, endsAt }), room].filter(Boolean).join(' · '),
        end: bookingEnds[status] ?? '예약함',
      })),
  ];
  return (
    <List
      title="오늘"
      none={noneWords([...lessons, ...times], today)}
      rows={rows.sort((one, other) => (one.at < other.at ? -1 : 1)).map(({ at: _, ...row }) => row)}
    />
  );
}

type Planned = ParentPage['times'][number];

/** What comes next, where nothing is today. */
function noneWords(planned: readonly Planned[], today: string): string {
  const [next] = planned
    .filter(({ heldOn }) => heldOn > today)
    .sort((one, other) => (one.heldOn + one.startsAt < other.heldOn + other.startsAt ? -1 : 1));
  if (!next) return '오늘은 수업도 예약도 없어요.';
  return `오늘은 수업도 예약도 없어요.\n다음 수업: ${formatDay(next.heldOn)} ${formatHours(next)} (${next.lectureName})`;
}

const bookingEnds: Readonly<Record<string, string>> = { WAITING: '대기', ARRIVED: '도착' };

/** `출석 · 18:27`; a mark of another day has no clock. */
function markWords({
  mark,
  markedAt,
  notice,
  heldOn,
}: Pick<ParentPage['lessons'][number], 'mark' | 'markedAt' | 'notice' | 'heldOn'>): string {
  if (mark === null) return notice === null ? '아직 없음' : '결석 알림';
  return markedAt !== null && dayInSeoul(markedAt) === heldOn ? `${mark} · ${formatClock(markedAt)}` : mark;
}
