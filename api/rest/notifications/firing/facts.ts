import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { formatClock, formatDay, formatTime, todayInSeoul } from '#ui-kit/format/time/date.ts';

/** What `notification_facts` answers: the person, and what there is to say of the kind of event. */
export interface EventFacts {
  name: string;
  school: string;
  grade: string | null;
  guardian: string;
  phone: string | null;
  parentPhone: string | null;
  isActive: boolean;
  tooOld?: boolean;
  weeklyLectureId?: string;
  examId?: string;
  lecture?: string | null;
  /** The week's name. */
  week?: string | null;
  day?: string;
  time?: string;
  at?: string;
  attendance?: string | null;
  exam?: string | null;
  score?: number | null;
  points?: number;
  todo?: string;
  title?: string;
  booking?: 'CLINIC' | 'COUNSEL';
  room?: string;
  /** Where a thing that moved stood, and stands. */
  was?: Place;
  place?: Place;
  링크?: string;
}

/** A day with hours `HH:MM:SS` in Seoul, and a room that may be ''. */
interface Place {
  day: string;
  startsAt: string;
  endsAt: string;
  room: string;
}

const bookings = { CLINIC: '클리닉', COUNSEL: '상담' };

/** What a text about an event may say; null when what it is about is gone. */
export async function readFacts(trx: Transaction<Tables>, id: string): Promise<EventFacts | null> {
  const { rows } = await sql<{ facts: EventFacts | null; week: string | null }>`
    select about as facts, (select week_name(week) from weekly_lectures as week where week.id = (about ->> 'weeklyLectureId')::uuid) as week
    from notification_events as event, notification_facts(event) as about where event.id = ${id}`.execute(trx);
  const [found] = rows;
  return found?.facts ? { week: found.week, ...found.facts } : null;
}

/** The values of a text's variables, in Korean; what there is nothing to say of is absent or empty. */
export function valuesOf(facts: EventFacts, academy: string, now: Date): Record<string, string | undefined> {
  const today = todayInSeoul(now);
  const day = facts.at !== undefined ? todayInSeoul(new Date(facts.at)) : facts.day;
  return {
    학원: academy,
    이름: facts.name,
    학교: facts.school,
    학년: facts.grade ?? '',
    보호자: facts.guardian,
    강의: facts.lecture ?? '',
    주차: facts.week ?? '',
    날짜: formatDay(day ?? today, today),
    시각: facts.at !== undefined ? formatClock(facts.at) : formatTime(facts.time ?? ''),
    출결: facts.attendance ?? '',
    시험: facts.exam ?? '',
    점수: facts.score == null ? '' : String(Number(facts.score)),
    만점: facts.points === undefined ? '' : String(Number(facts.points)),
    할일: facts.todo,
    제목: facts.title,
    예약: facts.booking && bookings[facts.booking],
    장소: facts.room,
    변경전: facts.was && sayPlace(facts.was, today),
    변경후: facts.place && sayPlace(facts.place, today),
    링크: facts.링크,
  };
}

/** `11월 21일 (토) 17:00~19:00 302호`: with a tilde, since carriers take no dash. */
function sayPlace({ day, startsAt, endsAt, room }: Place, today: string): string {
  return `${formatDay(day, today)} ${formatTime(startsAt)}~${formatTime(endsAt)} ${room}`.trimEnd();
}
