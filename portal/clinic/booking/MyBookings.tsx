import { Button, StatusChip } from '#ui-kit';
import { CalendarIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import { Unbroken } from '../../shared/page/Unbroken.tsx';
import type { MyBookingFragment } from '../generated/graphql.ts';
import css from './Booking.module.css';
import { saveCalendarFile } from './calendarFile.ts';
import { kindWords, type Kind } from '#client/bookings/bookingKinds.ts';
import { cancelWords, placeWords, whenWords } from './words.ts';

interface MyBookingsProps {
  kind: Kind;
  bookings: readonly MyBookingFragment[];
  academy: string;
  /** Opens the dialog to cancel it. */
  onCancel: (booking: MyBookingFragment) => void;
}

/** The student's bookings and waiting-list places, with the deadline to cancel and a calendar file. */
export function MyBookings({ kind, bookings, academy, onCancel }: MyBookingsProps) {
  return (
    <Card title="내 예약">
      <ul role="list" className={css.bookings}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            kind={kind}
            booking={booking}
            academy={academy}
            onCancel={() => onCancel(booking)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface BookingRowProps {
  kind: Kind;
  booking: MyBookingFragment;
  academy: string;
  onCancel: () => void;
}

function BookingRow({ kind, booking, academy, onCancel }: BookingRowProps) {
  const { id, status, counselType, slot, startsAt, endsAt } = booking;
  const { canCancel, words } = cancelWords(booking);
  const what = kindWords(kind, counselType);
  const when = whenWords(booking);
  return (
    <li>
      <div className={css.head}>
        <strong>
          <Unbroken text={when} />
        </strong>
        <StateChip booking={booking} />
      </div>
      <p className={css.note}>{[what, placeWords(slot)].filter(Boolean).join(' · ')}</p>
      {status !== 'ARRIVED' && <p className={css.note}>{words}</p>}
      <div className={css.actions}>
        {status !== 'WAITING' && (
          <Button
            icon={<CalendarIcon aria-hidden />}
            aria-label={`${when} 캘린더에 추가`}
            onClick={() =>
              saveCalendarFile(`${what}.ics`, {
                uid: `${id}@academy`,
                title: `${academy} ${what}`,
                startsAt,
                endsAt,
                place: slot.room ?? '',
                description: slot.note ?? '',
              })
            }
          >
            캘린더에 추가
          </Button>
        )}
        {status !== 'ARRIVED' && (
          <Button tone="danger" disabled={!canCancel} aria-label={`${when} 취소`} onClick={onCancel}>
            취소
          </Button>
        )}
      </div>
    </li>
  );
}

function StateChip({ booking: { status, waitingPlace } }: { booking: MyBookingFragment }) {
  if (status === 'WAITING') return <StatusChip tone="warning">{`대기 ${waitingPlace?.place ?? '–'}번째`}</StatusChip>;
  if (status === 'ARRIVED') return <StatusChip tone="info">도착</StatusChip>;
  return <StatusChip tone="positive">예약됨</StatusChip>;
}
