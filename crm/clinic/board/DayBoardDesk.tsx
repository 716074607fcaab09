import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, CarryBoard, EmptyState, Stack } from '#ui-kit';
import { paths as slotPaths } from '../../clinicSlots/paths.ts';
import { ClinicUnbookedDocument, type ClinicDayQuery } from '../generated/graphql.ts';
import { DayBoardSlots, type DayBoardSlotsProps } from './DayBoardSlots.tsx';
import { roomWords, slotName } from '../slotWords.ts';
import { TaLoad } from './TaLoad.tsx';
import { UnbookedPanel } from './UnbookedPanel.tsx';
import css from '../DayBoard.module.css';

interface DayBoardDeskProps extends DayBoardSlotsProps {
  day: string;
  taDays: ClinicDayQuery['clinicTaDays'];
  now: number;
}

/** The slots, and beside them the TAs' workload and the students without a booking; students are dragged between all of these. */
export function DayBoardDesk({ day, taDays, now, ...board }: DayBoardDeskProps) {
  const { slots, tas, placing } = board;
  const unbooked = useGql(ClinicUnbookedDocument, {}, { requestPolicy: 'cache-and-network' });
  const drop = (id: string, slotId: string): void => {
    const slot = slots.find((one) => one.id === slotId);
    if (!slot) return;
    const booking = slots.flatMap(({ bookings }) => bookings).find((one) => one.id === id);
    const todo = unbooked.data?.clinicTodos.find(({ student }) => student.id === id);
    if (booking) placing.move(booking, slot);
    else if (todo) void placing.book(todo.student, slot);
  };
  return (
    <CarryBoard
      targets={slots.map((slot) => ({ id: slot.id, name: `${slotName(slot)} (${roomWords(slot)})` }))}
      onDrop={drop}
    >
      <div className={css.desk}>
        {slots.length === 0 ? (
          <EmptyState
            of="time"
            title="이날은 클리닉이 없습니다"
            action={<ButtonLink href={slotPaths.on(day)}>시간표에서 시간 만들기</ButtonLink>}
          >
            시간을 만들면 학생이 예약하고, 이 화면에서 도착과 귀가를 누릅니다.
          </EmptyState>
        ) : (
          <DayBoardSlots {...board} />
        )}
        <Stack gap={14} className={css.aside}>
          <TaLoad tas={tas} slots={slots} days={taDays} />
          <UnbookedPanel query={unbooked} slots={slots} now={now} placing={placing} />
        </Stack>
      </div>
    </CarryBoard>
  );
}
