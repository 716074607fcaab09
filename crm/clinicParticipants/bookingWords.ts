import type { Tone } from '#ui-kit';

/** Where somebody is on the day of their booking; LATE is a booking whose time has come without them. */
export type Presence = 'WAITING' | 'RESERVED' | 'LATE' | 'ARRIVED' | 'DEPARTED' | 'NO_SHOW';

/** How many minutes after their time somebody counts as late. */
export const LATE_MINUTES = 5;

/** What each state is called and how it looks. */
export const presenceWords: Record<Presence, { word: string; tone: Tone }> = {
  ARRIVED: { word: '와 있음', tone: 'positive' },
  LATE: { word: '늦음', tone: 'negative' },
  RESERVED: { word: '올 예정', tone: 'info' },
  WAITING: { word: '대기', tone: 'warning' },
  DEPARTED: { word: '귀가', tone: 'neutral' },
  NO_SHOW: { word: '불참', tone: 'warning' },
};

/** How bookings of both kinds went, told afterwards: nobody is late any more. */
export const bookingWords: Readonly<Record<string, Readonly<Record<string, { word: string; tone: Tone }>>>> = {
  CLINIC: { ...presenceWords, CANCELLED: { word: '취소', tone: 'neutral' } },
  COUNSEL: {
    ...presenceWords,
    ARRIVED: { word: '상담 중', tone: 'positive' },
    DEPARTED: { word: '마침', tone: 'neutral' },
    CANCELLED: { word: '취소', tone: 'neutral' },
  },
};

/** In the order the board shows them. */
export const presences: readonly Presence[] = ['ARRIVED', 'LATE', 'RESERVED', 'WAITING', 'DEPARTED', 'NO_SHOW'];
