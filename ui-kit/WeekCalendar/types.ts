import type { Tone } from '../theme/tone.ts';
import type { CalendarSpan } from './span.ts';

/** A block of time within a day. */
export interface CalendarBlock extends CalendarSpan {
  /** Unique in the calendar. */
  id: string;
  /** Its name while it is moved; the content shows it too. */
  name: string;
  /** Colour of its edge; the text carries the same meaning. @default 'accent' */
  tone?: Tone;
  /** A few letters beside its hours, which fit into a short block too. @default undefined */
  note?: string;
}
