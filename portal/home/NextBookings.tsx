import { StatusChip } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/index.tsx';
import { paths as counselPaths } from '../counsel/index.tsx';
import { kindWords, whenWords } from '../clinic/parts.ts';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';

/** The student's bookings and waiting-list places in clinic and counsel, next first. */
export function NextBookings({ bookings }: Pick<PortalHomeQuery, 'bookings'>) {
  return (
    <Card title="예약">
      <RowLinks
        rows={bookings.map((booking) => {
          const isClinic = booking.reserveType === 'CLINIC';
          const { todos, slot } = booking;
          return {
            id: booking.id,
            href: isClinic ? clinicPaths.clinic : counselPaths.counsel,
            title: whenWords(booking),
            note: [
              kindWords(isClinic ? 'CLINIC' : 'COUNSEL', booking.counselType),
              slot.room,
              todos.length > 0 && `할 일 ${todos.length}`,
            ]
              .filter(Boolean)
              .join(' · '),
            end: stateChip(booking),
          };
        })}
      />
    </Card>
  );
}

function stateChip({ status, waitingPlace }: PortalHomeQuery['bookings'][number]) {
  if (status === 'WAITING') return <StatusChip tone="warning">{`대기 ${waitingPlace?.place ?? '–'}번째`}</StatusChip>;
  if (status === 'ARRIVED') return <StatusChip tone="info">도착</StatusChip>;
  return <StatusChip tone="positive">예약됨</StatusChip>;
}
