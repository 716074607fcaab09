import type { ClinicDayQuery } from './generated/graphql.ts';
import type { Booking, DayBoardSlot, Todo } from './board/dayBoardRows.ts';
import type { ClinicStudentFragment } from './generated/graphql.ts';
import type { DayBoard } from './board/useDayBoard.ts';

/** The day board's state in the address. */
export type DayBoardView = Record<'day' | 'q' | 'ta' | 'show' | 'hurry' | 'sound' | 'wall' | 'names', string>;

export interface BookingCardProps {
  booking: Booking;
  slot: DayBoardSlot;
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  board: DayBoard;
  placing: PlaceStudents;
  onDialog: (dialog: DayBoardDialog) => void;
}

/** An assistant. */
export interface Ta {
  id?: string | null;
  name?: string | null;
}

/** The open dialog. */
export type DayBoardDialog =
  | { kind: 'close' | 'book' | 'assign' }
  | { kind: 'grade'; todo: Todo; booking: Booking }
  | { kind: 'editTodo' | 'deleteTodo'; todo: Todo }
  | { kind: 'todo' | 'memo'; booking: Booking }
  | { kind: 'time'; booking: Booking; slot: DayBoardSlot }
  | { kind: 'wait'; student: ClinicStudentFragment; slot: DayBoardSlot; from: DayBoardSlot | null };

/** Moves students into slots. */
export interface PlaceStudents {
  /** Moves a booking to another slot of the day. */
  move: (booking: Booking, slot: DayBoardSlot) => void;
  /** Books a student who has no booking. */
  book: (student: ClinicStudentFragment, slot: DayBoardSlot) => Promise<void>;
}

/** The notice at the top of the board. */
export type StandingNoticeRow = ClinicDayQuery['notices'][number];
