import type { Mark } from '#client/generated/rest/participants.ts';
import type { Reading } from '../../../grid/index.ts';
import type { AttendanceRecord } from '../marks/records.ts';

/** The records on screen, and the functions that update them. */
export interface AttendanceSource extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** The record as last read or written; undefined when the student is no longer a participant. */
  recordNow: (id: string) => AttendanceRecord | undefined;
  /** The name of the record's student. */
  nameOf: (id: string) => string;
  /** Applies the response to a write to the shown data. */
  keep: (marks: readonly Mark[]) => void;
}
