import { formatInstant, timeInSeoul, todayInSeoul, type Tone, instantInSeoul, formatTime } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';

/** The state of an announcement: unpublished, scheduled, published. */
export type Publication = 'DRAFT' | 'SCHEDULED' | 'OUT';

/** The state at a moment, by the time of publication. */
export function publicationOf(publishedAt: string | null | undefined, now: Date = serverClock.now()): Publication {
  if (publishedAt == null) return 'DRAFT';
  return new Date(publishedAt) > now ? 'SCHEDULED' : 'OUT';
}

/** The text and tone of each state. */
export function publicationChip(publishedAt: string | null | undefined): { tone: Tone; label: string } {
  const state = publicationOf(publishedAt);
  if (state === 'DRAFT' || publishedAt == null) return { tone: 'neutral', label: '초안' };
  if (state === 'SCHEDULED') return { tone: 'info', label: `예약 ${formatInstant(publishedAt)}` };
  return { tone: 'positive', label: '게시' };
}

/** The form's choice, date and time of an existing announcement; a new one is published at once. */
export function publicationForm(publishedAt: string | null | undefined, isNew: boolean) {
  const state = publicationOf(publishedAt);
  const at = state === 'SCHEDULED' && publishedAt != null ? new Date(publishedAt) : null;
  return {
    publish: isNew || state === 'OUT' ? ('NOW' as const) : at ? ('AT' as const) : ('DRAFT' as const),
    day: at ? todayInSeoul(at) : '',
    time: at ? formatTime(timeInSeoul(at)) : '',
  };
}

/** A date and a time on the academy's clock as an instant; undefined while one is missing. */
export function instantOf(day: string | null, time: string | null): string | undefined {
  return day && time ? instantInSeoul(day, time) : undefined;
}
