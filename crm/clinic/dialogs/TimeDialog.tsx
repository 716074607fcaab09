import { useForm, type Resolver, type ResolverError } from 'react-hook-form';
import { useChangeClinicParticipantTime } from '#client/generated/rest/clinicParticipants.ts';
import { FormRow, TimeField, dayInSeoul, formatClock, formatSpan, instantInSeoul } from '#ui-kit';
import { withClashes } from '../../shared/clashText.ts';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import type { Versioned } from '../../shared/writeQueue.ts';
import type { DayBoardSlot, Booking } from '../board/dayBoardRows.ts';

interface TimeDialogProps {
  booking: Booking;
  slot: DayBoardSlot;
  settledVersion: (booking: Versioned) => Promise<number>;
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

interface TimeForm {
  from: string | null;
  to: string | null;
}

/** Sets an individual time within the slot. */
export function TimeDialog({ booking, slot, settledVersion, onSaid, onClose }: TimeDialogProps) {
  const change = useChangeClinicParticipantTime();
  const day = dayInSeoul(slot.startsAt);
  const form = useForm<TimeForm, unknown, { from: string; to: string }>({
    resolver,
    defaultValues: { from: formatClock(booking.startsAt), to: formatClock(booking.endsAt) },
  });
  return (
    <RecordDialog
      size="small"
      title={`${booking.label} 오는 시간`}
      form={form}
      onClose={onClose}
      version={booking.version}
      settled={(version) => settledVersion({ id: booking.id, version })}
      save={async ({ from, to }, version) => {
        const startsAt = new Date(instantInSeoul(day, from)).toISOString();
        const endsAt = new Date(instantInSeoul(day, to)).toISOString();
        const answer = await change.mutateAsync({ participantId: booking.id, data: { version, startsAt, endsAt } });
        const done = `${booking.label} 학생은 ${formatSpan({ startsAt, endsAt })}에 옵니다`;
        onSaid(withClashes(done, answer.clashes), answer.changeSetId);
      }}
    >
      <FormRow>
        <TimeField name="from" label="시작" required />
        <TimeField name="to" label="끝" required />
      </FormRow>
      <p>{`${formatSpan(slot)} 안에서 정합니다.`}</p>
    </RecordDialog>
  );
}

const resolver: Resolver<TimeForm, unknown, { from: string; to: string }> = ({ from, to }) => {
  if (!from) return refused('from', '시작 시각을 적어 주세요.');
  if (!to || to <= from) return refused('to', '시작보다 늦어야 합니다.');
  return { values: { from, to }, errors: {} };
};

function refused(field: keyof TimeForm, message: string): ResolverError<TimeForm> {
  return { values: {}, errors: { [field]: { type: 'validate', message } } };
}
