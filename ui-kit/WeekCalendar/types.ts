import type { Tone } from '../theme/tone.ts';
import type { CalendarSpan } from './span.ts';

/** Something that takes a stretch of a day. */
export interface CalendarBlock extends CalendarSpan {
  /** Unique in the calendar. */
  id: string;
  /** What it is called while it moves; the inside says it too. */
  name: string;
  /** Colour of its edge; the words say the same. @default 'accent' */
  tone?: Tone;
  /** A few letters beside its hours, which also a short block has room for. @default undefined */
  note?: string;
}
