import { hourOf, dateOf } from '#ui-kit/format/testing/when.ts';
import { slotInput } from '../../setups/clinic.ts';
import { studentOf, type Act, type Life } from '../life.ts';

interface Slot {
  id: string;
  version: number;
}
interface Booking {
  id: string;
  slotId: string;
}

const slotOf = ({ pick }: Life, n: number) =>
  pick<Slot>(
    n,
    `select id, version from clinic_slots where starts_at > now() - interval '2 days' and reserve_type = 'CLINIC' order by starts_at, room`,
  );
const bookingOf = ({ pick }: Life, n: number) =>
  pick<Booking>(
    n,
    `select booking.id, slot_id as "slotId" from clinic_participants as booking join users on users.id = student_id
    where ends_at > now() - interval '2 days' and status not in ('CANCELLED') order by starts_at, login_id, booking.created_at`,
  );
const atBooking =
  (act: (life: Life, booking: Booking, n: number) => ReturnType<Act>): Act =>
  async (life, n) => {
    const booking = await bookingOf(life, n);
    return booking && act(life, booking, n >> 3);
  };

/** Slots, bookings, waits, and what is done there. */
export const clinicActs = {
  addSlot: ({ api }, n) => {
    const from = 14 + (n % 4);
    const body = slotInput({ inDays: (n >> 2) % 9, from, to: from + 3, capacity: 1 + (n % 2) });
    return api.call('POST', '/clinic/slot', { as: 'ta', body });
  },
  moveSlot: async (life, n) => {
    const slot = await slotOf(life, n);
    const from = 13 + ((n >> 2) % 6);
    const body = { ...slotInput({ inDays: (n >> 3) % 9, from, to: from + 3 }), version: slot?.version };
    return slot && life.api.call('PUT', `/clinic/slot/${slot.id}`, { as: 'ta', body });
  },
  deleteSlot: async (life, n) => {
    const slot = await slotOf(life, n);
    return slot && life.api.call('DELETE', `/clinic/slot/${slot.id}`, { as: 'ta' });
  },
  book: async (life, n) => {
    const slot = await slotOf(life, n >> 3);
    const body = { studentIds: [studentOf(n)], wait: true, exceedsLimit: true };
    return slot && life.api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body });
  },
  move: atBooking(async (life, booking, n) => {
    const slot = await slotOf(life, n);
    const path = `/clinic/participant/${booking.id}/move-participant-slot` as const;
    return slot && life.api.call('PUT', path, { as: 'ta', body: { slotId: slot.id } });
  }),
  cancel: atBooking(({ api }, { id, slotId }) =>
    api.call('DELETE', `/clinic/slot/${slotId}/participants/${id}`, { as: 'ta' }),
  ),
  arrive: atBooking(({ api }, { id }) => api.call('PUT', `/clinic/participant/${id}/arrival`, { as: 'ta' })),
  depart: atBooking(({ api }, { id }) => api.call('PUT', `/clinic/participant/${id}/departure`, { as: 'ta' })),
  changeTime: atBooking(({ api }, { id }, n) => {
    const from = 14 + (n % 4);
    const body = { startsAt: hourOf(n % 5, from), endsAt: hourOf(n % 5, from + 1) };
    return api.call('PUT', `/clinic/participant/${id}/participant-change-time`, { as: 'ta', body });
  }),
  closeDay: ({ api }, n) =>
    api.call('POST', '/clinic/close-day', { as: 'ta', body: { date: dateOf(-(n % 3)), mode: 'COMMIT' } }),
  addTodo: ({ api }, n) => {
    const items = [{ studentId: studentOf(n), kind: 'CORRECTION' as const, title: '오답 정리' }];
    return api.call('POST', '/clinic/todo', { as: 'ta', body: { items } });
  },
  finishTodo: async ({ api, pick }, n) => {
    const todo = await pick<{ id: string }>(
      n >> 2,
      `select todo.id from clinic_todos as todo join users on users.id = student_id where student_id = $1
      and status not in ('DONE', 'FAILED') order by todo.sequence, todo.created_at`,
      [studentOf(n)],
    );
    const status = (['DOING', 'SUBMITTED', 'DONE', 'FAILED'] as const)[n % 4]!;
    return todo && api.call('PUT', `/clinic/todo/${todo.id}/todo-status`, { as: 'ta', body: { status } });
  },
} satisfies Record<string, Act>;
