import {
  CarryHandle,
  Chip,
  formatSchool,
  Link,
  SelectInput,
  StatusChip,
  formatClock,
  formatSpan,
  Note,
  Row,
} from '#ui-kit';
import { paths as studentPaths } from '../../students/paths.ts';
import { presenceWords } from '../../clinicParticipants/parts.ts';
import { loadOf } from './dayBoardRows.ts';
import { DepartButton } from './DepartButton.tsx';
import { BookingMenu } from './BookingMenu.tsx';
import { TodoList } from './TodoList.tsx';
import css from '../DayBoard.module.css';
import type { BookingCardProps } from '../types.ts';

/** A booked student: state and todos, with one tap for arriving and leaving. */
export function BookingCard(props: BookingCardProps) {
  const { booking, slot, slots, tas, board, onDialog } = props;
  const { student, presence, isHurried, memo, label: name } = booking;
  const { word, tone } = presenceWords[presence];
  const ownHours = booking.startsAt !== slot.startsAt || booking.endsAt !== slot.endsAt;
  return (
    <li className={css.card} data-presence={presence} data-hurried={isHurried || undefined}>
      <Row gap={4}>
        {slots.length > 1 && <CarryHandle id={booking.id} name={name} at={slot.id} />}
        <div className={css.who}>
          <span className={css.name}>
            <Link quiet href={studentPaths.student(student.id)}>
              {name}
            </Link>
            {ownHours && <Note as="span">{formatSpan(booking)}</Note>}
            {isHurried && <Chip tone="negative">급함</Chip>}
            {booking.promotedAt != null && presence === 'RESERVED' && <Chip tone="accent">대기에서 승급</Chip>}
          </span>
          <span className={css.cardLine}>
            <StatusChip tone={tone}>
              {presence === 'WAITING'
                ? `대기 ${booking.waitingNumber ?? ''}`
                : booking.arrivedAt != null
                  ? `${word} ${formatClock(booking.arrivedAt)}`
                  : word}
            </StatusChip>
            <Note as="span" title={formatSchool(student)}>
              {formatSchool(student)}
            </Note>
          </span>
        </div>
        {presence !== 'WAITING' && (
          <span className={css.ta}>
            <SelectInput
              aria-label={`${name} 담당 조교`}
              value={booking.taId ?? null}
              emptyLabel="조교 없음"
              options={tas.map((ta) => ({
                value: ta.id ?? '',
                label: `${ta.name} · ${loadOf(slots, ta.id ?? '').assigned}`,
              }))}
              onChange={(taId) => void board.assign([booking], taId)}
            />
          </span>
        )}
        <Arrive {...props} />
        <BookingMenu {...props} />
      </Row>
      {memo !== '' && <p className={css.memo}>{memo}</p>}
      <TodoList booking={booking} board={board} onDialog={onDialog} />
    </li>
  );
}

function Arrive({ booking, board }: BookingCardProps) {
  const name = booking.label;
  if (booking.presence === 'ARRIVED') {
    return <DepartButton booking={booking} board={board} />;
  }
  if (booking.presence !== 'RESERVED' && booking.presence !== 'LATE') return null;
  return (
    <button
      type="button"
      className={css.tap}
      data-main
      aria-label={`${name} 도착`}
      onClick={() => void board.arrive(booking)}
    >
      도착
    </button>
  );
}
