import type { Fact } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { PasteDialog } from '../../grid/PasteDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { MakeupDialog } from './MakeupDialog.tsx';
import { MemoDialog } from './MemoDialog.tsx';
import type { AttendanceType } from './records.ts';
import type { AttendanceActions } from './useAttendance.ts';
import type { GridDialog } from './useDialog.ts';

interface SeatDialogsProps {
  dialog: GridDialog;
  attendance: AttendanceActions;
  types: readonly AttendanceType[];
  /** The name of a row of the grid. */
  describe: (rowId: string) => string;
  /** The previewed paste is written. */
  onPaste: (block: PasteBlock) => void;
}

/** The dialog that is open, if one is. */
export function SeatDialogs({ dialog: { opened, close }, attendance, types, describe, onPaste }: SeatDialogsProps) {
  if (!opened) return null;
  if (opened.type === 'paste') {
    const { block } = opened;
    return (
      <PasteDialog
        block={block}
        facts={countValues(block, types)}
        describe={describe}
        onPaste={() => onPaste(block)}
        onClose={close}
      />
    );
  }
  if (opened.type === 'memo') {
    const seats = opened.seatIds.flatMap((id) => attendance.seatNow(id) ?? []);
    const write = (value: string | null) =>
      attendance.enter(seats.map(({ id: seatId }) => ({ rowId: seatId, column: 'memo', value })));
    return <MemoDialog seats={seats} onWrite={write} onClose={close} />;
  }
  if (opened.type === 'lock') {
    const { locked, seatIds } = opened;
    const turn = (reason: string) => attendance.setLock(locked, seatIds, reason);
    return <LockDialog locked={locked} count={seatIds.length} onTurn={turn} onClose={close} />;
  }
  const seat = attendance.seatNow(opened.seatId);
  if (!seat) return null;
  const name = attendance.nameOf(seat.id);
  return opened.type === 'history' ? (
    <HistoryDialog seatId={seat.id} name={name} onClose={close} />
  ) : (
    <MakeupDialog seat={seat} name={name} types={types} onEnter={attendance.enter} onClose={close} />
  );
}

/** How many cells become what. */
function countValues({ changes }: PasteBlock, types: readonly AttendanceType[]): Fact[] {
  const nameOf = (value: string | null): string =>
    value === null ? '비움' : (types.find(({ id }) => id === value)?.name ?? '메모');
  const byName = Map.groupBy(changes, ({ value }) => nameOf(value));
  return [...byName].map(([label, same]) => ({ label, value: `${same.length.toLocaleString('ko')}칸` }));
}
