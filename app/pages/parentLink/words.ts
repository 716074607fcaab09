import { kindWords } from '#client/bookings/bookingKinds.ts';
import type { ParentBooked, ParentHomework } from '#client/generated/rest/parentLinks.ts';
import { dayInSeoul, formatDay, formatInstant, formatSpan } from '#ui-kit';

/** `12월 3일 (목) 17:00–18:00`. */
export const timeWords = (slot: { startsAt: string; endsAt: string }): string =>
  `${formatDay(dayInSeoul(slot.startsAt))} ${formatSpan(slot)}`;

/** A booking as a line of a list. */
export function bookingWords({ reserveType, counselType, status, room, ...span }: ParentBooked) {
  return {
    main: kindWords(reserveType, counselType),
    note: [timeWords(span), room].filter(Boolean).join(' · '),
    end: status === 'WAITING' ? '대기' : '예약함',
  };
}

/** What there is to do, as lines of a list. */
export const homeworkRows = (homework: readonly ParentHomework[]) =>
  homework.map(({ title, dueAt }, at) => ({
    key: String(at),
    main: title,
    note: dueAt === null ? '' : `${formatInstant(dueAt)}까지`,
  }));

/** What is reserved, as lines of a list. */
export const bookingRows = (bookings: readonly ParentBooked[]) =>
  bookings.map((booking) => ({ key: booking.slotId, ...bookingWords(booking) }));
