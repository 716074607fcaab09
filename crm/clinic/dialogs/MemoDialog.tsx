import { useForm } from 'react-hook-form';
import { useWriteClinicMemo } from '#client/generated/rest/clinicParticipants.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { WriteClinicMemoBody } from '#openapi/generated/zod/clinicParticipants.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import type { Versioned } from '../../shared/writeQueue.ts';
import type { Booking } from '../board/dayBoardRows.ts';

interface MemoDialogProps {
  booking: Booking;
  settledVersion: (booking: Versioned) => Promise<number>;
  onClose: () => void;
}

/** A note for colleagues about a student on this day. */
export function MemoDialog({ booking, settledVersion, onClose }: MemoDialogProps) {
  const write = useWriteClinicMemo();
  const form = useForm({
    resolver: schemaResolver(WriteClinicMemoBody),
    defaultValues: { version: booking.version, memo: booking.memo },
  });
  return (
    <RecordDialog
      title={`${booking.label} 예약 메모`}
      form={form}
      onClose={onClose}
      version={booking.version}
      settled={(version) => settledVersion({ id: booking.id, version })}
      save={({ memo }, version) => write.mutateAsync({ participantId: booking.id, data: { version, memo } })}
    >
      <TextField name="memo" label="메모" hint="직원에게만 보입니다." multiline />
    </RecordDialog>
  );
}
