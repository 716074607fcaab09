import { formatCountdown, formatNear, formatWeek, instantInSeoul, type Tone } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { paths as boardPaths } from '../board/paths.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { kindWords } from '#client/bookings/bookingKinds.ts';
import { paths as counselPaths } from '../counsel/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { wholeRow } from '../shared/wholeRow.ts';
import { lengthOf } from '../shared/videoLength.ts';
import { paths as videoPaths } from '../videos/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { paths as wordPaths } from '../wordDecks/paths.ts';
import type { PortalHomeQuery } from './generated/graphql.ts';

/** Something that comes or is due, one tap from doing it. */
export interface Entry {
  id: string;
  /** When it begins or must be done; null for whenever one likes. */
  at: string | null;
  href: string;
  title: string;
  /** What it is and where. */
  note: string;
  /** Its state or what to do. */
  end: string;
  tone: Tone;
}

/** `내일 18:30 · 클리닉실`. */
export function entryNote({ at, note }: Entry, now: Date = deviceClock.now()): string {
  return words(at !== null && formatNear(at, now), note);
}

function words(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** What home knows of lessons to come. */
export type Lessons = Pick<PortalHomeQuery, 'upcoming' | 'times'>;

/** Weeks that were made, and the hours of lectures where none was made yet, in the order of time. */
export function lessonsOf({ upcoming, times }: Lessons) {
  const time = ({ heldOn, startsAt }: { heldOn: string; startsAt: string }) => heldOn + startsAt;
  return [...upcoming, ...times.map((given) => ({ ...wholeRow(given), id: null }))].sort((one, other) =>
    time(one) < time(other) ? -1 : 1,
  );
}

/** A lesson; one that is no week yet leads to its lecture. */
export function lesson(time: ReturnType<typeof lessonsOf>[number], lectureName: string): Entry {
  const { lectureId, heldOn, room } = time;
  const at = instantInSeoul(heldOn, time.startsAt);
  const rest = { at, note: words('수업', room), end: formatCountdown(heldOn), tone: 'info' as const };
  return time.id === null
    ? { id: lectureId + at, href: lecturePaths.lecture(lectureId), title: lectureName, ...rest }
    : {
        id: time.id,
        href: weekPaths.week(lectureId, time.id),
        title: `${time.lecture.name} ${formatWeek(time)}`,
        ...rest,
      };
}

/** A booking, or a place on a waiting list. */
export function booked({
  id,
  reserveType,
  counselType,
  status,
  waitingPlace,
  ...booking
}: PortalHomeQuery['bookings'][number]): Entry {
  const isClinic = reserveType === 'CLINIC';
  const { todos, slot, startsAt } = booking;
  const state: [string, Tone] =
    status === 'WAITING'
      ? [`대기 ${waitingPlace?.place ?? '–'}번째`, 'warning']
      : status === 'ARRIVED'
        ? ['도착', 'info']
        : ['예약됨', 'positive'];
  return {
    id,
    at: startsAt,
    href: isClinic ? clinicPaths.clinic : counselPaths.counsel,
    title: kindWords(isClinic ? 'CLINIC' : 'COUNSEL', counselType),
    note: words(slot.room, todos.length > 0 && `할 일 ${todos.length}`),
    end: state[0],
    tone: state[1],
  };
}

/** The end of handing in. */
export function handIn({ id, closesAt, exam }: PortalHomeQuery['windows'][number], lectureName: string): Entry {
  const note = words('과제 제출 마감', lectureName);
  return {
    id,
    at: closesAt ?? null,
    href: examPaths.submit(exam.id),
    title: exam.name,
    note,
    end: '제출',
    tone: 'warning',
  };
}

/** A video not watched to its end. */
export function film({
  id,
  title,
  durationSeconds,
  closesAt,
  viewings,
  weeklyLecture: week,
}: PortalHomeQuery['videos'][number]): Entry {
  const note = words(
    closesAt == null ? '영상' : '영상 마감',
    `${week.lecture.name} ${formatWeek(week)}`,
    lengthOf(durationSeconds),
  );
  const end = `${viewings[0]?.percent ?? 0}%`;
  return { id, at: closesAt ?? null, href: videoPaths.video(id), title, note, end, tone: 'neutral' };
}

/** A todo of the clinic that has no booking. */
export function todo({ id, title }: PortalHomeQuery['todos'][number]): Entry {
  return { id, at: null, href: clinicPaths.clinic, title, note: '클리닉에서 할 일', end: '예약하기', tone: 'warning' };
}

/** A question that waits, or whose answer waits. */
export function question({ id, title, waitingSince }: PortalHomeQuery['questions'][number]): Entry {
  const isWaiting = waitingSince != null;
  const note = isWaiting ? '질문' : '질문에 답변이 왔어요';
  return {
    id,
    at: null,
    href: boardPaths.post(id),
    title,
    note,
    end: isWaiting ? '답변 대기' : '확인하기',
    tone: isWaiting ? 'neutral' : 'accent',
  };
}

/** A material not finished. */
export function material({ id, title, lectureId }: PortalHomeQuery['due'][number], lectureName: string): Entry {
  return {
    id,
    at: null,
    href: lecturePaths.lecture(lectureId),
    title,
    note: words('자료', lectureName),
    end: '확인 전',
    tone: 'warning',
  };
}

/** Words to know until a day. */
export function assignedWords({ deck, known, target, ...given }: PortalHomeQuery['wordAssignments'][number]): Entry {
  return {
    id: given.id ?? '',
    at: instantInSeoul(given.dueOn ?? '', '23:59'),
    href: wordPaths.study(deck?.id ?? '', given),
    title: deck?.title ?? '',
    note: '단어 과제',
    end: `${known}/${target}`,
    tone: 'warning',
  };
}

/** The words to repeat of all decks; nothing when there are none. */
export function wordsDue(decks: PortalHomeQuery['words']): Entry[] {
  const due = decks.reduce((sum, deck) => sum + (deck.due ?? 0), 0);
  if (due === 0) return [];
  const [id, note] = ['words', '오늘 복습할 단어'];
  return [{ id, at: null, href: wordPaths.wordDecks, title: '단어 복습', note, end: `${due}개`, tone: 'neutral' }];
}
