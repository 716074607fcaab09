import { useAddClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import type { ClinicStudentFragment } from './generated/graphql.ts';
import type { DayBoardDialog } from './DayBoardDialogs.tsx';
import { seatsFree, type DayBoardSlot, type Booking } from './dayBoardRows.ts';
import { slotName } from './slotWords.ts';
import type { DayBoard } from './useDayBoard.ts';

interface Placing {
  slots: readonly DayBoardSlot[];
  board: DayBoard;
  /** Says what was done, with a way back. */
  onSaid: (message: string, changeSetId?: string | null) => void;
  onDialog: (dialog: DayBoardDialog) => void;
}

/** Puts students into slots, by the menu or carried there; where no seat is free, waiting for one is offered. */
export function usePlacing({ slots, board, onSaid, onDialog }: Placing) {
  const add = useAddClinicParticipants();
  const toast = useToast();
  return {
    /** Moves a booking to another slot of the day. */
    move: (booking: Booking, slot: DayBoardSlot): void => {
      // Whoever waits can wait elsewhere; who has a seat keeps it until there is another.
      if (seatsFree(slot) > 0 || booking.presence === 'WAITING') return void board.move(booking, slot, slotName(slot));
      const from = slots.find(({ id }) => id === booking.slotId) ?? null;
      onDialog({ kind: 'wait', student: booking.student, slot, from });
    },
    /** Books a student who has no booking. */
    book: async (student: ClinicStudentFragment, slot: DayBoardSlot): Promise<void> => {
      if (seatsFree(slot) === 0) return onDialog({ kind: 'wait', student, slot, from: null });
      try {
        const answer = await add.mutateAsync({ slotId: slot.id, data: { studentIds: [student.id] } });
        onSaid(`${student.user.name} 학생을 ${slotName(slot)}에 예약했습니다`, answer.changeSetId);
      } catch (error) {
        toast({ message: `${student.user.name}: ${problemText(error)}`, tone: 'negative' });
      }
    },
  };
}

export type PlaceStudents = ReturnType<typeof usePlacing>;
