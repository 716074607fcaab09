import { expect, test } from 'vitest';
import type { BookingFragment, ClinicDayQuery } from '../generated/graphql.ts';
import {
  dayBoardOf,
  loadOf,
  narrowed,
  nextTodo,
  openTodos,
  presenceOf,
  seatsTaken,
  type Booking,
} from './dayBoardRows.ts';

const startsAt = '2026-11-17T08:00:00.000Z';
const at = (minutes: number): number => Date.parse(startsAt) + minutes * 60_000;

const booking = (id: string, name: string, more: Partial<BookingFragment> = {}): BookingFragment => ({
  id,
  slotId: 'early',
  status: 'RESERVED',
  startsAt,
  endsAt: '2026-11-17T10:00:00.000Z',
  waitingNumber: null,
  taId: null,
  isHurried: false,
  memo: '',
  promotedAt: null,
  arrivedAt: null,
  departedAt: null,
  version: 1,
  student: { id: `s-${id}`, studentNumber: '20260001', school: '세움고', grade: '고2', user: { name } },
  todos: [],
  ...more,
});
const slot = (id: string, participants: BookingFragment[]): ClinicDayQuery['clinicSlots'][number] => ({
  id,
  startsAt,
  endsAt: '2026-11-17T10:00:00.000Z',
  room: '클리닉실',
  capacity: 3,
  taId: null,
  participants,
});
const day = (...slots: ClinicDayQuery['clinicSlots']): ClinicDayQuery => ({
  clinicSlots: slots,
  clinicTaDays: [],
  notices: [],
});
const none = new Map();

test('counts as late five minutes after the time', () => {
  const reserved = { status: 'RESERVED', startsAt } as const;
  expect([presenceOf(reserved, at(4)), presenceOf(reserved, at(6))]).toEqual(['RESERVED', 'LATE']);
  expect(presenceOf({ status: 'ARRIVED', startsAt }, at(60))).toBe('ARRIVED');
});

test('shows urgent students first, then those here, late, expected and waiting', () => {
  const [shown] = dayBoardOf(
    day(
      slot('early', [
        booking('waits', '나', { status: 'WAITING', waitingNumber: 1 }),
        booking('comes', '다', { startsAt: new Date(at(60)).toISOString() }),
        booking('late', '라'),
        booking('here', '마', { status: 'ARRIVED' }),
        booking('hurried', '바', { isHurried: true, startsAt: new Date(at(60)).toISOString() }),
        booking('gone', '가', { status: 'DEPARTED', isHurried: true }),
      ]),
    ),
    none,
    at(10),
  );
  expect(shown?.bookings.map(({ id }) => id)).toEqual(['hurried', 'here', 'late', 'comes', 'waits', 'gone']);
  expect(shown && seatsTaken(shown)).toBe(5);
});

test('what waits to be graded comes before the todos that are open', () => {
  const todosOf = (...states: string[]) => ({ todos: states.map((status) => ({ status })) as Booking['todos'] });
  const nextOf = (...states: string[]) => nextTodo(todosOf(...states))?.status;
  expect(nextOf('DONE', 'TODO', 'SUBMITTED')).toBe('SUBMITTED');
  expect(nextOf('DONE', 'DOING', 'TODO')).toBe('DOING');
  expect(nextOf('DONE', 'FAILED')).toBeUndefined();
});

test('tapped values replace the fetched ones: state, slot and order of todos', () => {
  const todo = { kind: 'OTHER', title: '', status: 'TODO', version: 1, memo: '', scoreAttemptId: null } as const;
  const todos = [1, 2].map((sequence) => ({
    ...todo,
    id: `t${sequence}`,
    sequence,
    retakeExam: null,
    scoreAttempt: null,
  }));
  const patches = new Map<string, object>([
    ['a', { status: 'ARRIVED', slotId: 'late' }],
    ['t1', { sequence: 2 }],
    ['t2', { sequence: 1, status: 'DONE' }],
  ]);
  const [early, late] = dayBoardOf(
    day(slot('early', [booking('a', '가', { todos })]), slot('late', [])),
    patches,
    at(0),
  );
  expect(early?.bookings).toEqual([]);
  expect(late?.counts.ARRIVED).toBe(1);
  expect(late?.bookings[0]?.todos.map(({ id }) => id)).toEqual(['t2', 't1']);
  expect(late?.bookings[0] && openTodos(late.bookings[0]).map(({ id }) => id)).toEqual(['t1']);
});

test('filters by name, TA, state and urgency; counts the students of each TA', () => {
  const slots = dayBoardOf(
    day(
      slot('early', [
        booking('a', '김민수', { taId: 'ta', status: 'ARRIVED', isHurried: true }),
        booking('b', '이서연', { taId: 'ta', status: 'WAITING', waitingNumber: 1 }),
        booking('c', '박지훈', { status: 'NO_SHOW' }),
        booking('d', '최유진'),
      ]),
    ),
    none,
    at(0),
  );
  const all = slots[0]?.bookings ?? [];
  const ids = (filters: Partial<Parameters<typeof narrowed>[1]>): string[] =>
    narrowed(all, { q: '', ta: '', show: '', hurry: '', ...filters }).map(({ id }) => id);
  expect([ids({ q: 'ㄱㅁ' }), ids({ ta: 'ta' }), ids({ show: 'NO_SHOW' }), ids({ hurry: 'hurry' })]).toEqual([
    ['a'],
    ['a', 'b'],
    ['c'],
    ['a'],
  ]);
  expect(ids({ ta: 'none' })).toEqual(['d', 'c']);
  expect([loadOf(slots, 'ta'), loadOf(slots, null)]).toEqual([
    { assigned: 1, here: 1 },
    { assigned: 1, here: 0 },
  ]);
});

test('namesakes of a day are told apart', () => {
  const student = (id: string, school: string) => ({
    id,
    studentNumber: '20260001',
    school,
    grade: '고2',
    user: { name: '박서연' },
  });
  const [one, other] = [
    booking('a', '', { student: student('s1', '새움고') }),
    booking('b', '', { student: student('s2', '한빛고') }),
  ];
  const shown = dayBoardOf(day(slot('early', [one, other])), none, at(0)).flatMap(({ bookings }) => bookings);
  expect(shown.map(({ label }) => label).toSorted()).toEqual(['박서연 (새움고 고2)', '박서연 (한빛고 고2)']);
});
