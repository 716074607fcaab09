import { ConfirmDialog, ConflictView, somebody } from '#ui-kit';
import { spanWords } from '#ui-kit/WeekCalendar/span.ts';
import { slotTitle, spanOf } from './slotBlocks.ts';
import type { MoveConflict } from './useMoveSlot.ts';
import css from '../Slots.module.css';

interface MoveConflictDialogProps {
  conflict: MoveConflict;
  onMove: (slot: MoveConflict['slot'], span: MoveConflict['span']) => Promise<void>;
  onClose: () => void;
}

/** Another person moved the dropped slot meanwhile: shows both times and asks which one to keep. */
export function MoveConflictDialog({ conflict: { slot, span, conflict }, onMove, onClose }: MoveConflictDialogProps) {
  return (
    <ConfirmDialog
      open
      title={`${slotTitle(slot)}: ${somebody(conflict.changedBy)}이 먼저 옮겼습니다`}
      confirmLabel="내가 놓은 곳으로"
      cancelLabel="그대로 두기"
      onClose={onClose}
      onConfirm={() => onMove(slot, span)}
    >
      <div className={css.report}>
        <ConflictView {...conflict} theirs={spanWords(spanOf(slot))} mine={spanWords(span)}>
          장소와 정원 같은 다른 값은 지금 저장된 대로 둡니다.
        </ConflictView>
      </div>
    </ConfirmDialog>
  );
}
