import { serverClock } from '#client/live/serverClock.ts';
import { dayInSeoul } from '#ui-kit';
import { kindWords, type CounselType, type Kind } from '../../shared/bookingKinds.ts';
import type { MyBookingFragment, OpenSlotFragment, PortalBookingsQuery } from '../generated/graphql.ts';

/** How many seats a student may hold: clinics of a day, and counsels of a type. */
export type Limits = PortalBookingsQuery['clinicRules'][number];

interface Choice {
  kind: Kind;
  slot: Pick<OpenSlotFragment, 'id' | 'heldOn' | 'startsAt' | 'endsAt' | 'counselType'>;
  mine: readonly Pick<MyBookingFragment, 'slotId' | 'status' | 'counselType' | 'startsAt' | 'endsAt'>[];
  limits: Limits | undefined;
  counselType: CounselType;
}

/** Why a slot would be refused before it is asked for: a button that cannot succeed is not offered. '' where nothing speaks against it. */
export function whyClosed({ kind, slot, mine, limits, counselType }: Choice): string {
  if (mine.some((other) => isAtOnce(other, slot))) return '다른 예약과 겹쳐요';
  if (!limits) return '';
  const open = mine.filter(({ endsAt }) => new Date(endsAt ?? 0) > serverClock.now());
  if (kind === 'CLINIC') {
    const ofDay = open.filter(({ startsAt }) => dayInSeoul(startsAt ?? '') === slot.heldOn);
    return ofDay.length < limits.clinicLimit ? '' : `이날 클리닉은 ${limits.clinicLimit}건까지 예약해요`;
  }
  const type = slot.counselType ?? counselType;
  const ofType = open.filter((other) => other.counselType === type && other.status !== 'ARRIVED');
  return ofType.length < limits.counselLimit ? '' : `${kindWords(kind, type)}은 ${limits.counselLimit}건까지 예약해요`;
}

/** A seat in another slot at its hours. */
const isAtOnce = (seat: Choice['mine'][number], slot: Choice['slot']): boolean =>
  seat.status !== 'WAITING' &&
  seat.slotId !== slot.id &&
  new Date(seat.startsAt ?? 0) < new Date(slot.endsAt ?? 0) &&
  new Date(slot.startsAt ?? 0) < new Date(seat.endsAt ?? 0);
