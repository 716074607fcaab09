import { useArriveClinicParticipant, useDepartClinicParticipant } from '#client/generated/rest/clinicParticipants.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Chip, formatSchool, StatusChip, useToast, type Tone, formatSpan } from '#ui-kit';
import { counselTypeWord } from '../clinicSlots/parts.ts';
import type { CounselBookingFragment, CounselDayQuery } from './generated/graphql.ts';
import css from './Counsel.module.css';

type Slot = CounselDayQuery['clinicSlots'][number];

interface CounselDayProps {
  slots: readonly Slot[];
  chosenId: string;
  onChoose: (bookingId: string) => void;
}

const states: Readonly<Record<string, { word: string; tone: Tone }>> = {
  RESERVED: { word: '예약', tone: 'info' },
  WAITING: { word: '대기', tone: 'warning' },
  ARRIVED: { word: '상담 중', tone: 'positive' },
  DEPARTED: { word: '완료', tone: 'neutral' },
  NO_SHOW: { word: '불참', tone: 'negative' },
};

/** The counsels of a day in order; one is selected. */
export function CounselDay({ slots, chosenId, onChoose }: CounselDayProps) {
  return (
    <ol role="list" className={css.slots} aria-label="그날의 상담">
      {slots.map((slot) => (
        <li key={slot.id} className={css.slot}>
          <p className={css.slotHead}>
            <strong>{formatSpan(slot)}</strong>
            <span>
              {[slot.room, counselTypeWord(slot.counselType), slot.taStaff?.name].filter(Boolean).join(' · ')}
            </span>
          </p>
          {slot.participants.length === 0 && <p className={css.small}>{`빈자리 ${slot.capacity}`}</p>}
          {slot.participants.map((booking) => (
            <BookingRow key={booking.id} booking={booking} isChosen={booking.id === chosenId} onChoose={onChoose} />
          ))}
        </li>
      ))}
    </ol>
  );
}

interface BookingRowProps {
  booking: CounselBookingFragment;
  isChosen: boolean;
  onChoose: (bookingId: string) => void;
}

function BookingRow({ booking, isChosen, onChoose }: BookingRowProps) {
  const { id, status, student, counselType } = booking;
  const { name } = student.user;
  const state = states[status];
  const arrive = useArriveClinicParticipant();
  const depart = useDepartClinicParticipant();
  const toast = useToast();
  const tap = (write: Promise<unknown>): void =>
    void write.catch((error: unknown) => toast({ message: `${name}: ${problemText(error)}`, tone: 'negative' }));
  return (
    <div className={css.booking} data-chosen={isChosen || undefined}>
      <button type="button" className={css.choose} aria-pressed={isChosen} onClick={() => onChoose(id)}>
        <strong>{name}</strong>
        <span className={css.small}>{formatSchool(student)}</span>
        <Chip>{counselTypeWord(counselType)}</Chip>
        {state && <StatusChip tone={state.tone}>{state.word}</StatusChip>}
      </button>
      {status === 'RESERVED' && (
        <Button size="small" aria-label={`${name} 도착`} onClick={() => tap(arrive.mutateAsync({ participantId: id }))}>
          도착
        </Button>
      )}
      {status === 'ARRIVED' && (
        <Button
          size="small"
          aria-label={`${name} 상담 완료`}
          onClick={() => tap(depart.mutateAsync({ participantId: id }))}
        >
          완료
        </Button>
      )}
    </div>
  );
}
