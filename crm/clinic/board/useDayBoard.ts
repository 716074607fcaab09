import { josa } from 'es-hangul';
import {
  useArriveClinicParticipant,
  useAssignClinicTa,
  useDepartClinicParticipant,
  useHurryClinicParticipant,
  useMoveClinicParticipant,
  useRemoveClinicParticipant,
} from '#client/generated/rest/clinicParticipants.ts';
import { useOrderClinicTodos, useSetClinicTodoStatus } from '#client/generated/rest/clinicTodos.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import type { Booking, DayBoardSlot, Todo } from './dayBoardRows.ts';
import type { useTaps } from './useTaps.ts';

/** The states that a tap may set. */
export type NextStatus = 'DOING' | 'SUBMITTED' | 'DONE' | 'FAILED';

/** The actions of the board; each is shown at once and reverted when refused. */
export function useDayBoard({ tap }: Pick<ReturnType<typeof useTaps>, 'tap'>) {
  const arrive = useArriveClinicParticipant();
  const depart = useDepartClinicParticipant();
  const hurry = useHurryClinicParticipant();
  const move = useMoveClinicParticipant();
  const remove = useRemoveClinicParticipant();
  const assign = useAssignClinicTa();
  const setStatus = useSetClinicTodoStatus();
  const order = useOrderClinicTodos();

  return {
    arrive: ({ id, student }: Booking) =>
      tap({
        name: student.user.name,
        patch: { [id]: { status: 'ARRIVED', arrivedAt: deviceClock.now().toISOString() } },
        write: () => arrive.mutateAsync({ participantId: id }),
        done: `${student.user.name} 학생이 도착했습니다`,
      }),
    depart: ({ id, student }: Booking) =>
      tap({
        name: student.user.name,
        patch: { [id]: { status: 'DEPARTED', departedAt: deviceClock.now().toISOString() } },
        write: () => depart.mutateAsync({ participantId: id }),
        done: `${student.user.name} 학생이 돌아갔습니다`,
      }),
    hurry: ({ id, version, student, isHurried }: Booking) =>
      tap({
        name: student.user.name,
        patch: { [id]: { isHurried: !isHurried } },
        write: (versionOf) =>
          hurry.mutateAsync({
            participantId: id,
            data: { isHurried: !isHurried, version: versionOf({ id, version }) },
          }),
      }),
    move: (booking: Booking, slot: Pick<DayBoardSlot, 'id' | 'startsAt' | 'endsAt'>, to: string) =>
      tap({
        name: booking.student.user.name,
        patch: { [booking.id]: { slotId: slot.id, startsAt: slot.startsAt, endsAt: slot.endsAt } },
        write: (versionOf) =>
          move.mutateAsync({ participantId: booking.id, data: { version: versionOf(booking), slotId: slot.id } }),
        done: `${booking.student.user.name} 학생을 ${josa(to, '으로/로')} 옮겼습니다`,
      }),
    remove: ({ id, slotId, version, student }: Booking) =>
      tap({
        name: student.user.name,
        patch: { [id]: { slotId: '' } },
        write: (versionOf) =>
          remove.mutateAsync({ slotId, participantId: id, params: { version: versionOf({ id, version }) } }),
        done: `${student.user.name} 학생의 예약을 취소했습니다`,
      }),
    assign: (bookings: readonly Booking[], taId: string | null, done?: string) =>
      tap({
        name: '조교 배정',
        patch: Object.fromEntries(bookings.map(({ id }) => [id, { taId }])),
        write: (versionOf) =>
          assign.mutateAsync({
            data: {
              participantIds: bookings.map(({ id }) => id),
              taIds: taId === null ? [] : [taId],
              versions: Object.fromEntries(bookings.map((booking) => [booking.id, versionOf(booking)])),
            },
          }),
        done,
      }),
    setStatus: (todo: Todo, status: NextStatus) =>
      tap({
        name: todo.title,
        patch: { [todo.id]: { status } },
        write: (versionOf) => setStatus.mutateAsync({ todoId: todo.id, data: { version: versionOf(todo), status } }),
        done:
          status === 'DONE' || status === 'FAILED'
            ? `‘${todo.title}’ ${status === 'DONE' ? '통과' : '미통과, 다시 할 일을 뒤에 두었습니다'}`
            : undefined,
      }),
    /** Puts the open todos of a list into another order; decided ones keep their places. */
    order: (name: string, open: readonly Todo[], todoIds: string[]) =>
      tap({
        name,
        patch: Object.fromEntries(todoIds.map((id, at) => [id, { sequence: open[at]?.sequence ?? at + 1 }])),
        write: async () => {
          await order.mutateAsync({ data: { todoIds, previousIds: open.map(({ id }) => id) } });
        },
      }),
  };
}

export type DayBoard = ReturnType<typeof useDayBoard>;
