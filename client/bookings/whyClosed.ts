import { dayInSeoul } from '#ui-kit/format/time/date.ts';
import { serverClock } from '../live/serverClock.ts';
import { kindWords, type CounselType, type Kind } from './bookingKinds.ts';

/** How many seats a student may hold: clinics of a day, and counsels of a type. */
export interface Limits {
  clinicLimit: number;
  counselLimit: number;
}

/** When a slot or a booking is; a view's columns may be null for the database. */
interface Hours {
  startsAt: string | null;
  endsAt: string | null;
}

interface Choice {
  kind: Kind;
  /** A slot in which the student has no booking. */
  slot: Hours & { counselType: string | null };
  /** The student's bookings. */
  mine: readonly (Hours & { status: string | null; counselType: string | null })[];
  /** Undefined where they are not known. */
  limits: Limits | undefined;
  /** What is talked about, where the slot does not say. */
  counselType: CounselType;
}

/** Why a slot would be refused before it is asked for: a button that cannot succeed is not offered. '' where nothing speaks against it. */
export function whyClosed({ kind, slot, mine, limits, counselType }: Choice): string {
  if (mine.some((other) => isAtOnce(other, slot))) return '다른 예약과 겹쳐요';
  if (!limits) return '';
  const open = mine.filter(({ endsAt }) => new Date(endsAt ?? 0) > serverClock.now());
  if (kind === 'CLINIC') {
    const ofDay = open.filter((other) => dayOf(other) === dayOf(slot));
    return ofDay.length < limits.clinicLimit ? '' : `이날 클리닉은 ${limits.clinicLimit}건까지 예약해요`;
  }
  const type = slot.counselType ?? counselType;
  const ofType = open.filter((other) => other.counselType === type && other.status !== 'ARRIVED');
  return ofType.length < limits.counselLimit ? '' : `${kindWords(kind, type)}은 ${limits.counselLimit}건까지 예약해요`;
}

const dayOf = ({ startsAt }: Hours): string => dayInSeoul(startsAt ?? '');

/** A booking at the hours of a slot. */
const isAtOnce = (booking: Choice['mine'][number], slot: Hours): boolean =>
  booking.status !== 'WAITING' &&
  new Date(booking.startsAt ?? 0) < new Date(slot.endsAt ?? 0) &&
  new Date(slot.startsAt ?? 0) < new Date(booking.endsAt ?? 0);
