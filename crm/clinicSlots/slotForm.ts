import type { CounselType } from '#client/bookings/bookingKinds.ts';
import { CreateClinicSlotBody } from '#openapi/generated/zod/clinicSlots.ts';
import { timeInSeoul } from '#ui-kit';
import { clockOf, type CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { mappedResolver, type FieldNames } from '../shared/records/mappedResolver.ts';
import { instantAt, type Slot } from './calendar/slotBlocks.ts';

/** The form's values: dates and times instead of instants, deadlines as hours before the start. */
export interface SlotForm {
  reserveType: 'CLINIC' | 'COUNSEL';
  counselType: CounselType | null;
  day: string | null;
  from: string | null;
  to: string | null;
  room: string;
  capacity: number | null;
  taId: string | null;
  /** Days before, 0 for at once. */
  opensDays: number | null;
  /** Minutes before the start. */
  closesMinutes: number | null;
  cancelMinutes: number | null;
  note: string;
}

/** The form of a new slot over a span. */
export function newSlot(span: CalendarSpan, reserveType: SlotForm['reserveType']): SlotForm {
  const isClinic = reserveType === 'CLINIC';
  return {
    reserveType,
    counselType: null,
    day: span.day,
    from: clockOf(span.from),
    to: clockOf(span.to % 1440),
    room: isClinic ? '클리닉실' : '상담실',
    capacity: isClinic ? 14 : 1,
    taId: null,
    opensDays: 0,
    closesMinutes: 60,
    cancelMinutes: 120,
    note: '',
  };
}

/** The form of a slot as it is stored. */
export function storedSlot(slot: Slot): SlotForm {
  const before = (instant: string): number => Math.round((Date.parse(slot.startsAt) - Date.parse(instant)) / 60_000);
  return {
    reserveType: slot.reserveType === 'COUNSEL' ? 'COUNSEL' : 'CLINIC',
    counselType: slot.counselType as CounselType | null,
    day: slot.heldOn,
    from: timeInSeoul(new Date(slot.startsAt)),
    to: timeInSeoul(new Date(slot.endsAt)),
    room: slot.room,
    capacity: slot.capacity,
    taId: slot.taId ?? null,
    opensDays: slot.opensAt == null ? 0 : Math.round(before(slot.opensAt) / 1440),
    closesMinutes: before(slot.closesAt),
    cancelMinutes: before(slot.cancelUntil),
    note: slot.note,
  };
}

/** The form's field for each contract field with another name. */
export const slotFields: FieldNames<SlotForm> = {
  startsAt: 'from',
  endsAt: 'to',
  opensAt: 'opensDays',
  closesAt: 'closesMinutes',
  cancelUntil: 'cancelMinutes',
};

/** Validates the form by the contract; an error of an instant is shown at the field it comes from. */
export const slotResolver = mappedResolver(CreateClinicSlotBody, inputOf, slotFields);

/** What the form is sent as; instants are '' while a date or time is missing. */
export function inputOf({ day, from, to, opensDays, closesMinutes, cancelMinutes, ...rest }: SlotForm) {
  const at = (time: string | null): number | null => {
    const [hours, minutes] = (time ?? '').split(':').map(Number);
    return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
  };
  const start = at(from);
  const end = at(to);
  const startsAt = day && start !== null ? instantAt(day, start) : '';
  // An end before the start means the next day.
  const endsAt = day && start !== null && end !== null ? instantAt(day, end <= start ? end + 1440 : end) : '';
  const before = (minutes: number): string =>
    startsAt && new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
  return {
    ...rest,
    capacity: rest.capacity ?? Number.NaN,
    counselType: rest.reserveType === 'COUNSEL' ? rest.counselType : null,
    startsAt,
    endsAt,
    opensAt: opensDays ? before(opensDays * 1440) : null,
    closesAt: before(closesMinutes ?? 0),
    cancelUntil: before(cancelMinutes ?? 0),
  };
}
