import { useRef } from 'react';
import { Button, formatInstant, StatusChip } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import type { MyBookingFragment, OpenSlotFragment } from '../generated/graphql.ts';
import css from './Booking.module.css';
import type { useBooking } from './useBooking.ts';
import { kindWords, type Kind } from '#client/bookings/bookingKinds.ts';
import { hoursOf, placeWords } from './words.ts';

interface SlotRowProps {
  kind: Kind;
  slot: OpenSlotFragment;
  /** Whether room and note are shown here; not when they are the same of all. */
  showsPlace: boolean;
  /** The student's lessons at its hours; '' for none. */
  lesson: string;
  /** The student's booking in it. */
  mine: MyBookingFragment | undefined;
  /** Why the student cannot book it; '' where they can. */
  closed: string;
  booking: ReturnType<typeof useBooking>;
}

/** A slot: time, place, free seats, and one tap to book or to wait; below it the reason of a refusal. */
export function SlotRow({ kind, slot, showsPlace, lesson, mine, closed, booking }: SlotRowProps) {
  const { refusal, busyId, reserve } = booking;
  const id = slot.id ?? '';
  const what = [kind === 'COUNSEL' && kindWords(kind, slot.counselType), showsPlace && placeWords(slot)]
    .filter(Boolean)
    .join(' · ');
  const row = useRef<HTMLLIElement>(null);
  // The button disappears; the focus must stay in place for keyboard users.
  const choose = async (wait: boolean): Promise<void> => {
    if (await reserve(id, wait)) row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1}>
      <div className={css.slot}>
        <span className={css.words}>
          <strong>{hoursOf(slot)}</strong>
          {what !== '' && <span className={css.note}>{what}</span>}
          {!mine && <span className={css.note}>{roomWords(slot)}</span>}
          {lesson !== '' && <span className={css.clash}>{`수업과 겹침: ${lesson}`}</span>}
        </span>
        <Choice
          slot={slot}
          mine={mine}
          closed={closed}
          isBusy={busyId === id}
          onReserve={(wait) => void choose(wait)}
        />
      </div>
      {refusal?.slotId === id && (
        <p role="alert" className={css.refusal}>
          {refusal.message}
        </p>
      )}
    </li>
  );
}

interface ChoiceProps {
  slot: OpenSlotFragment;
  mine: MyBookingFragment | undefined;
  closed: string;
  isBusy: boolean;
  onReserve: (wait: boolean) => void;
}

function Choice({ slot, mine, closed, isBusy, onReserve }: ChoiceProps) {
  if (mine?.status === 'WAITING') return <StatusChip tone="warning">대기 중</StatusChip>;
  if (mine) return <StatusChip tone="positive">예약됨</StatusChip>;
  if (slot.opensAt !== null && new Date(slot.opensAt) > serverClock.now()) {
    return <span className={css.note}>{`${formatInstant(slot.opensAt)}부터`}</span>;
  }
  if (closed !== '') return <span className={css.note}>{closed}</span>;
  const isFull = (slot.free ?? 0) <= 0;
  const label = isFull ? '대기' : '예약';
  return (
    <Button
      variant={isFull ? 'secondary' : 'primary'}
      loading={isBusy}
      aria-label={`${hoursOf(slot)} ${label}`}
      onClick={() => onReserve(isFull)}
    >
      {label}
    </Button>
  );
}

function roomWords({ free, capacity, waiting }: OpenSlotFragment): string {
  if ((free ?? 0) > 0) return `남은 자리 ${free} / ${capacity}`;
  return waiting ? `자리 없음 · ${waiting}명 대기` : '자리 없음';
}
