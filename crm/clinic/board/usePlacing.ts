import { useAddClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { useToast } from '#ui-kit';
import { withClashes } from '../../shared/clashText.ts';
import type { DayBoardDialog, PlaceStudents } from '../types.ts';
import { refusalOf } from '../refusalOf.ts';
import { seatsFree, type DayBoardSlot } from './dayBoardRows.ts';
import { slotName } from '../slotWords.ts';
import type { DayBoard } from './useDayBoard.ts';

interface Placing {
  slots: readonly DayBoardSlot[];
  board: DayBoard;
  /** Shows a toast with undo. */
  onSaid: (message: string, changeSetId?: string | null) => void;
  onDialog: (dialog: DayBoardDialog) => void;
}

/** Moves students into slots, by menu or dragging. When no seat is free, it offers the waiting list. */
export function usePlacing({ slots, board, onSaid, onDialog }: Placing): PlaceStudents {
  const add = useAddClinicParticipants();
  const toast = useToast();
  return {
    move: (booking, slot) => {
      // A waiting student can wait for another slot instead; a booked one keeps the seat until there is another.
      if (seatsFree(slot) > 0 || booking.presence === 'WAITING') return void board.move(booking, slot, slotName(slot));
      const from = slots.find(({ id }) => id === booking.slotId) ?? null;
      onDialog({ kind: 'wait', student: booking.student, slot, from });
    },
    book: async (student, slot) => {
      if (seatsFree(slot) === 0) return onDialog({ kind: 'wait', student, slot, from: null });
      try {
        const answer = await add.mutateAsync({ slotId: slot.id, data: { studentIds: [student.id] } });
        const done = `${student.user.name} 학생을 ${slotName(slot)}에 예약했습니다`;
        onSaid(withClashes(done, answer.clashes), answer.changeSetId);
      } catch (error) {
        toast({ message: refusalOf(student.user.name, error), tone: 'negative' });
      }
    },
  };
}
