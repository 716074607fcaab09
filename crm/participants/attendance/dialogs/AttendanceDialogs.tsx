import { MessageDialog } from '../../../smsMessages/parts.ts';
import { AbsenceMessage } from './AbsenceMessage.tsx';
import { weekMissed } from './absenceText.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { MakeupDialog } from './MakeupDialog.tsx';
import { MemoDialog } from './MemoDialog.tsx';
import type { AttendanceType } from '../marks/records.ts';
import type { AttendanceActions } from '../useAttendance.ts';
import type { AttendanceDialog } from './useDialog.ts';

interface AttendanceDialogsProps {
  dialog: AttendanceDialog;
  attendance: AttendanceActions;
  types: readonly AttendanceType[];
}

/** The dialog that is open, if one is. */
export function AttendanceDialogs({ dialog: { opened, close }, attendance, types }: AttendanceDialogsProps) {
  if (!opened) return null;
  if (opened.type === 'memo') {
    const records = opened.ids.flatMap((id) => attendance.recordNow(id) ?? []);
    const write = (value: string | null) =>
      attendance.enter(
        records.map(({ id }) => ({ cell: { record: id, column: 'memo' }, value })),
        'edit',
        opened.bases,
      );
    const names = [...new Set(records.map(({ id }) => attendance.nameOf(id)))];
    return <MemoDialog records={records} names={names} onWrite={write} onClose={close} />;
  }
  if (opened.type === 'lock') {
    const { locked, ids, bases } = opened;
    const turn = (reason: string) => attendance.setLock(locked, ids, reason, bases);
    return <LockDialog locked={locked} count={ids.length} onTurn={turn} onClose={close} />;
  }
  if (opened.type === 'text') {
    const records = opened.ids.flatMap((id) => attendance.recordNow(id) ?? []);
    const students = new Map(records.map(({ id, studentId }) => [studentId, attendance.nameOf(id)]));
    const weekId = weekMissed(records, types);
    return weekId === undefined ? (
      <MessageDialog studentIds={[...students.keys()]} addressee="PARENT" onClose={close} />
    ) : (
      <AbsenceMessage weekId={weekId} students={students} onClose={close} />
    );
  }
  const record = attendance.recordNow(opened.id);
  if (!record) return null;
  const name = attendance.nameOf(record.id);
  return opened.type === 'history' ? (
    <HistoryDialog id={record.id} name={name} onClose={close} />
  ) : (
    <MakeupDialog
      record={record}
      name={name}
      types={types}
      onEnter={(entries) => attendance.enter(entries, 'edit', opened.bases)}
      onClose={close}
    />
  );
}
