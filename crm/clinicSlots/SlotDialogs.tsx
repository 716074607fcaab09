import { formatDay } from '#ui-kit';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import { MoveConflictDialog } from './calendar/MoveConflictDialog.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';
import { RulesDialog, type Rules } from './RulesDialog.tsx';
import { loadWords, slotTitle, type Slot } from './calendar/slotBlocks.ts';
import { SlotDialog } from './SlotDialog.tsx';
import type { MoveConflict } from './calendar/useMoveSlot.ts';

/** The open dialog. */
export type SlotQuestion =
  | { kind: 'new'; span: CalendarSpan }
  | { kind: 'edit' | 'repeat' | 'delete'; slot: Slot }
  | { kind: 'copy'; day: string }
  | { kind: 'rules' }
  | ({ kind: 'conflict' } & MoveConflict);

interface SlotDialogsProps {
  question: SlotQuestion | null;
  slots: readonly Slot[];
  rules: Rules | undefined;
  /** For a new slot. */
  reserveType: 'CLINIC' | 'COUNSEL';
  tas: readonly { id?: string | null; name?: string | null }[];
  onMove: (slot: Slot, span: CalendarSpan) => Promise<void>;
  onAsk: (question: SlotQuestion | null) => void;
}

/** The calendar's dialogs, one at a time. */
export function SlotDialogs({ question, slots, rules, reserveType, tas, onMove, onAsk }: SlotDialogsProps) {
  const close = (): void => onAsk(null);
  switch (question?.kind) {
    case undefined:
      return null;
    case 'new':
      return <SlotDialog span={question.span} reserveType={reserveType} tas={tas} onClose={close} />;
    case 'edit': {
      const { slot } = question;
      return <SlotDialog slot={slot} tas={tas} onNext={(kind) => onAsk({ kind, slot })} onClose={close} />;
    }
    case 'repeat':
      return <RepeatDialog slot={question.slot} onClose={close} />;
    case 'delete':
      return <DeleteSlot slot={question.slot} onClose={close} />;
    case 'copy':
      return <CopyDayDialog day={question.day} slots={slots} onClose={close} />;
    case 'conflict':
      return <MoveConflictDialog conflict={question} onMove={onMove} onClose={close} />;
    case 'rules':
      return rules ? <RulesDialog rules={rules} onClose={close} /> : null;
  }
}

function DeleteSlot({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  return (
    <DeleteRecordDialog
      resource="clinicSlots"
      id={slot.id}
      title="시간을 삭제할까요?"
      confirmLabel="시간 삭제"
      said="시간을 삭제했습니다"
      onClose={onClose}
    >
      {`${formatDay(slot.heldOn)} ${slotTitle(slot)} (${loadWords(slot)}). 예약이나 기록이 있으면 삭제되지 않습니다.`}
    </DeleteRecordDialog>
  );
}
