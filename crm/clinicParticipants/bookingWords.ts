import type { Tone } from '#ui-kit';

/** A student's state on the day of the booking; LATE means that the time has passed and the student is not here. */
export type Presence = 'WAITING' | 'RESERVED' | 'LATE' | 'ARRIVED' | 'DEPARTED' | 'NO_SHOW';

/** Minutes after the booked time from which a student counts as late. */
export const LATE_MINUTES = 5;

/** The text and tone of each state. */
export const presenceWords: Record<Presence, { word: string; tone: Tone }> = {
  ARRIVED: { word: '와 있음', tone: 'positive' },
  LATE: { word: '늦음', tone: 'negative' },
  RESERVED: { word: '올 예정', tone: 'info' },
  WAITING: { word: '대기', tone: 'warning' },
  DEPARTED: { word: '귀가', tone: 'neutral' },
  NO_SHOW: { word: '불참', tone: 'warning' },
};

/** The outcome of past bookings of both kinds; LATE does not occur any more. */
export const bookingWords: Readonly<Record<string, Readonly<Record<string, { word: string; tone: Tone }>>>> = {
  CLINIC: { ...presenceWords, CANCELLED: { word: '취소', tone: 'neutral' } },
  COUNSEL: {
    ...presenceWords,
    ARRIVED: { word: '상담 중', tone: 'positive' },
    DEPARTED: { word: '완료', tone: 'neutral' },
    CANCELLED: { word: '취소', tone: 'neutral' },
  },
};

/** In display order. */
export const presences: readonly Presence[] = ['ARRIVED', 'LATE', 'RESERVED', 'WAITING', 'DEPARTED', 'NO_SHOW'];
