import { josa } from 'es-hangul';
import { conflictsOf } from '#client/errors.ts';
import { useUpdateClinicSlot } from '#client/generated/rest/clinicSlots.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { problemText } from '#client/problemText.ts';
import { useToast, formatClock } from '#ui-kit';
import { isSameSpan, type CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { movedTimes, slotTitle, spanOf, type Slot } from './slotBlocks.ts';

/** A slot that two people moved at the same time. */
export interface MoveConflict {
  /** The slot on the server. */
  slot: Slot;
  /** The span this person moved it to. */
  span: CalendarSpan;
  conflict: Conflict;
}

interface MoveSlot {
  /** Fetches the current slot; undefined when it is no longer shown. */
  readSlot: (id: string) => Promise<Slot | undefined>;
  onConflict: (conflict: MoveConflict) => void;
}

/** Stores a moved or resized slot and shows a toast with warnings and undo. Throws the server's refusal. */
export function useMoveSlot({ readSlot, onConflict }: MoveSlot) {
  const update = useUpdateClinicSlot();
  const toast = useToast();
  const put = (slot: Slot, span: CalendarSpan, version: number) => {
    const { reserveType, counselType, room, note, capacity, taId } = slot;
    const kind = { reserveType: reserveType as 'CLINIC', counselType: counselType as null };
    const times = movedTimes(slot, span);
    const data = { ...kind, room, note, capacity, taId: taId ?? null, ...times, version };
    return update.mutateAsync({ slotId: slot.id, data });
  };
  const store = async (slot: Slot, span: CalendarSpan): Promise<void> => {
    const saved = await put(slot, span, slot.version);
    const where = `${formatClock(saved.slot.startsAt)} ${slotTitle(slot)}`;
    const told = saved.told ? `. 학생 ${saved.told}명에게 알립니다` : '';
    const warned = saved.warnings.map(({ detail }) => detail).join(' ');
    toast({
      message: warned === '' ? `${josa(where, '으로/로')} 옮겼습니다${told}` : `옮겼습니다${told}. ${warned}`,
      tone: warned === '' ? 'neutral' : 'warning',
      undo: { send: () => put(slot, spanOf(slot), saved.slot.version) },
    });
  };
  return async function move(slot: Slot, span: CalendarSpan): Promise<void> {
    try {
      await store(slot, span);
    } catch (error) {
      const [conflict] = conflictsOf(error);
      const stands = conflict && (await readSlot(slot.id));
      // The other person changed another field: their change is kept, and the move is sent again.
      if (stands && isSameSpan(spanOf(stands), spanOf(slot)) && stands.version > slot.version)
        return move(stands, span);
      if (stands) onConflict({ slot: stands, span, conflict });
      else toast({ message: `${slotTitle(slot)}: ${problemText(error)}`, tone: 'negative' });
      throw error;
    }
  };
}
