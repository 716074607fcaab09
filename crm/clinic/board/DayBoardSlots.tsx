import { CarryTarget, formatSpan, Note } from '#ui-kit';
import { narrowed, seatsTaken, type DayBoardFilters, type DayBoardSlot, type Booking } from './dayBoardRows.ts';
import type { Ta, DayBoardDialog, PlaceStudents } from '../types.ts';
import { BookingCard } from './BookingCard.tsx';
import { GoneLine } from './GoneLine.tsx';
import { slotName } from '../slotWords.ts';
import type { DayBoard } from './useDayBoard.ts';
import css from '../DayBoard.module.css';

export interface DayBoardSlotsProps {
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  filters: DayBoardFilters;
  board: DayBoard;
  placing: PlaceStudents;
  onDialog: (dialog: DayBoardDialog) => void;
}

/** The slots of the day side by side; students are dragged from one to another. */
export function DayBoardSlots({ slots, ...rest }: DayBoardSlotsProps) {
  return (
    <div className={css.slots}>
      {slots.map((slot) => (
        <CarryTarget key={slot.id} id={slot.id}>
          <SlotColumn slot={slot} slots={slots} {...rest} />
        </CarryTarget>
      ))}
    </div>
  );
}

function SlotColumn({ slot, filters, ...rest }: DayBoardSlotsProps & { slot: DayBoardSlot }) {
  const shown = narrowed(slot.bookings, filters);
  const isGone = ({ presence }: Booking): boolean => presence === 'DEPARTED' || presence === 'NO_SHOW';
  const here = shown.filter((booking) => !isGone(booking));
  const taken = seatsTaken(slot);
  return (
    <section className={css.slot} aria-label={slotName(slot)}>
      <header className={css.slotHead}>
        <h2>
          {formatSpan(slot)} {slot.room}
        </h2>
        <Note as="span">{`자리 ${taken}/${slot.capacity}`}</Note>
        <span className={css.bar} data-full={taken >= slot.capacity || undefined} aria-hidden>
          <span style={{ width: `${Math.min(1, taken / slot.capacity) * 100}%` }} />
        </span>
      </header>
      {here.length === 0 && (
        <p className={css.nobody}>
          {slot.bookings.length === 0
            ? '아직 예약한 학생이 없습니다.'
            : shown.length > 0
              ? '모두 다녀갔습니다.'
              : '조건에 맞는 학생이 없습니다.'}
        </p>
      )}
      <ul role="list" className={css.cards}>
        {here.map((booking) => (
          <BookingCard key={booking.id} booking={booking} slot={slot} {...rest} />
        ))}
      </ul>
      <GoneLine bookings={shown.filter(isGone)} />
    </section>
  );
}
