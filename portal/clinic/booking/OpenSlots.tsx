import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, SelectInput, todayInSeoul } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { PortalLessonHoursDocument, type MyBookingFragment, type OpenSlotFragment } from '../generated/graphql.ts';
import css from './Booking.module.css';
import { dayId, DayJumps } from './DayJumps.tsx';
import { lessonAt } from './lessonAt.ts';
import { SlotRow } from './SlotRow.tsx';
import type { useBooking } from './useBooking.ts';
import { counselTypes, type CounselType, type Kind } from '#client/bookings/bookingKinds.ts';
import { whyClosed, type Limits } from '#client/bookings/whyClosed.ts';
import { dayWords, placeWords } from './words.ts';

interface OpenSlotsProps {
  kind: Kind;
  slots: readonly OpenSlotFragment[];
  mine: readonly MyBookingFragment[];
  /** How many seats a student may hold; undefined where it is not known. */
  limits: Limits | undefined;
  booking: ReturnType<typeof useBooking>;
  counselType: CounselType;
  onCounselType: (type: CounselType) => void;
}

/** The slots of the coming days, one card per day; for counsels only those of the chosen kind. */
export function OpenSlots({ kind, slots, mine, limits, booking, counselType, onCounselType }: OpenSlotsProps) {
  const lessons = useGql(PortalLessonHoursDocument, { today: todayInSeoul() }).data;
  const fitting = slots.filter((slot) => kind === 'CLINIC' || (slot.counselType ?? counselType) === counselType);
  const days = Map.groupBy(fitting, ({ heldOn }) => heldOn ?? '');
  const places = new Set(fitting.map(placeWords));
  const isSamePlace = fitting.length > 1 && places.size === 1;
  return (
    <>
      {kind === 'COUNSEL' && (
        <Card title="무엇을 상담할까요?">
          <SelectInput
            aria-label="상담 종류"
            options={[...counselTypes]}
            value={counselType}
            onChange={(type) => type && onCounselType(type)}
          />
        </Card>
      )}
      {fitting.length === 0 && (
        <Card>
          <EmptyState of="time" title="예약할 수 있는 시간이 없어요">
            {slots.length > 0 ? '다른 상담 종류를 골라 보세요.' : '새 시간이 열리면 여기에 나타나요.'}
          </EmptyState>
        </Card>
      )}
      <DayJumps days={[...days.keys()]} note={isSamePlace ? [...places].join() : ''} />
      {[...days].map(([day, ofDay]) => (
        <Card key={day} title={dayWords(day)} titleId={dayId(day)}>
          <ul role="list" className={css.slots}>
            {ofDay.map((slot) => (
              <SlotRow
                key={slot.id}
                kind={kind}
                slot={slot}
                showsPlace={!isSamePlace}
                lesson={lessons ? lessonAt(lessons, slot) : ''}
                booking={booking}
                mine={mine.find(({ slotId }) => slotId === slot.id)}
                closed={whyClosed({ kind, slot, mine, limits, counselType })}
              />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
