import type { Mark } from '#client/generated/rest/participants.ts';
import type { Reading } from '../../grid/index.ts';
import type { AttendanceRecord } from './records.ts';

/** Where the records on the screen are read from and kept. */
export interface AttendanceSource extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** The record as last read or written; undefined when the student is no longer in the week. */
  recordNow: (id: string) => AttendanceRecord | undefined;
  /** Whose record it is. */
  nameOf: (id: string) => string;
  /** Puts the server's answer to a write into what is shown. */
  keep: (marks: readonly Mark[]) => void;
}
