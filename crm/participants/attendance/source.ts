import type { Mark } from '#client/generated/rest/participants.ts';
import type { Seat } from './rows.ts';

/** Where the seats on the screen are read from and kept. */
export interface SeatSource {
  /** The seat as last read or written; undefined when the student is no longer in the week. */
  seatNow: (id: string) => Seat | undefined;
  /** Whose seat it is. */
  nameOf: (id: string) => string;
  /** Puts the server's answer to a write into what is shown. */
  keep: (marks: readonly Mark[]) => void;
  /** Drops a reading under way, whose answer would be older than the write that follows. */
  stopReading: () => Promise<void>;
  /** Reads again. */
  reread: () => Promise<void>;
}
