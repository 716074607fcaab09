import { useForm } from 'react-hook-form';
import { useWriteClinicMemo } from '#client/generated/rest/clinicParticipants.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { WriteClinicMemoBody } from '#openapi/generated/zod/clinicParticipants.ts';
import { FormDialog, TextField } from '#ui-kit';
import { useVersion } from '../shared/useVersion.tsx';
import type { Booking } from './boardRows.ts';

interface MemoDialogProps {
  booking: Booking;
  settledVersion: (booking: Booking) => Promise<number>;
  onClose: () => void;
}

/** What colleagues should know of a student this evening. */
export function MemoDialog({ booking, settledVersion, onClose }: MemoDialogProps) {
  const write = useWriteClinicMemo();
  const version = useVersion(booking.version, () => settledVersion(booking));
  const form = useForm({
    resolver: schemaResolver(WriteClinicMemoBody),
    defaultValues: { version: booking.version, memo: booking.memo },
  });
  return (
    <FormDialog
      open
      title={`${booking.student.user.name} 예약 메모`}
      form={form}
      onClose={onClose}
      onSubmit={async ({ memo }) => {
        await version.save((read) => write.mutateAsync({ participantId: booking.id, data: { version: read, memo } }));
      }}
    >
      <TextField name="memo" label="메모" hint="직원에게만 보입니다." multiline maxLength={500} />
      {version.note}
    </FormDialog>
  );
}
