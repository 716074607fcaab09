import { formatWeek, instantInSeoul, type Tone } from '#ui-kit';
import { paths as clinicPaths } from '../../clinic/paths.ts';
import { kindWords } from '#client/bookings/bookingKinds.ts';
import { paths as counselPaths } from '../../counsel/paths.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { wholeRow } from '../../shared/wholeRow.ts';
import { paths as weekPaths } from '../../weeklyLectures/paths.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';

/** Something that comes or is due, one tap from doing it. */
export interface Entry {
  id: string;
  /** `later`: nobody has to do it now. */
  kind: 'meeting' | 'task' | 'answer' | 'todo' | 'review' | 'later';
  /** When a meeting begins, or the rest must be done; null for whenever one likes. */
  at: string | null;
  href: string;
  title: string;
  /** What it is and where. */
  note: string;
  /** Its state; '' for none. */
  end: string;
  tone: Tone;
  /** What its button says. */
  act: string;
}

/** `수업 · 302호`: those that there are. */
export function words(...parts: (string | false | null | undefined)[]): string {
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
  const rest = { kind: 'meeting', at, note: words('수업', room), end: '', tone: 'info', act: '수업 보기' } as const;
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
  const [end, tone]: [string, Tone] =
    status === 'WAITING'
      ? [`대기 ${waitingPlace?.place ?? '–'}번째`, 'warning']
      : status === 'ARRIVED'
        ? ['도착', 'info']
        : ['예약됨', 'positive'];
  return {
    id,
    kind: 'meeting',
    at: startsAt,
    href: isClinic ? clinicPaths.clinic : counselPaths.counsel,
    title: kindWords(isClinic ? 'CLINIC' : 'COUNSEL', counselType),
    note: words(slot.room, todos.length > 0 && `할 일 ${todos.length}`),
    end,
    tone,
    act: '예약 보기',
  };
}
