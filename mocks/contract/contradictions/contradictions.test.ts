// @module-tag timeless
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { answeredObjects } from './answeredObjects.ts';
import { contradictions } from './contradictions.ts';
import { countLies } from './counts.ts';
import { restObjects } from './restRows.ts';

const types = {
  query_root: { students: '[students!]!', lectures: '[lectures!]!', clinicParticipants: '[clinicParticipants!]!' },
  students: { id: 'uuid!', studentNumber: 'String!', grade: 'String!', user: 'users!', enrollments: '[enrollments!]!' },
  users: { id: 'uuid!', name: 'String!' },
  enrollments: { id: 'uuid!', student: 'students!' },
  lectures: { id: 'uuid!', startsAt: 'time!', endsAt: 'time!', name: 'String!', status: 'String!' },
  clinicParticipants: {
    id: 'uuid!',
    slotId: 'uuid!',
    studentId: 'uuid!',
    status: 'String!',
    cancelledAt: 'timestamptz',
  },
};

const said = (query: string, data: unknown) => contradictions(answeredObjects(types, parse(query), data));

it('rows that the database could hold are not spoken of', () => {
  const lecture = { id: 'l1', startsAt: '18:00:00', endsAt: '21:00:00', name: '미적분 B', status: 'ACTIVE' };
  const ended = { ...lecture, id: 'l2', status: 'DISABLED' };
  expect(said('{ lectures { id startsAt endsAt name status } }', { lectures: [lecture, ended] })).toEqual([]);
});

it('a row whose columns contradict each other is told', () => {
  const lectures = [{ id: 'l1', from: '18:00:00', startsAt: '18:00:00', endsAt: '18:00:00' }];
  expect(said('{ lectures { id startsAt endsAt } }', { lectures })).toEqual([
    '$.lectures[0]: lectures always have ((ends_at > starts_at))',
  ]);
  // Another name may be of something else.
  expect(said('{ lectures { id from: startsAt endsAt } }', { lectures })).toEqual([]);
  const query = '{ clinicParticipants { status cancelledAt } }';
  expect(said(query, { clinicParticipants: [{ status: 'CANCELLED', cancelledAt: null }] })).toHaveLength(1);
});

it('a length, a form and a value that no row has are told', () => {
  const students = [{ studentNumber: '2026', grade: '2' }];
  expect(said('{ students { studentNumber grade } }', { students })).toEqual([
    expect.stringContaining('grade = ANY'),
    expect.stringContaining('student_number ~'),
  ]);
});

it('two rows of one key are told, where the key is of these rows', () => {
  const query = '{ students { id studentNumber enrollments { student { id studentNumber } } } }';
  const one = {
    id: 's1',
    studentNumber: '20260001',
    enrollments: [{ student: { id: 's2', studentNumber: '20260001' } }],
  };
  expect(said(query, { students: [one] })).toEqual([
    '$.students[0].enrollments[0].student: another of the students has the same studentNumber',
  ]);
  const booking = { id: 'b1', slotId: 'c1', studentId: 's1', status: 'CANCELLED' };
  const bookings = (status: string) => [booking, { ...booking, id: 'b2' }, { ...booking, id: 'b3', status }];
  const ask = '{ clinicParticipants { id slotId studentId status } }';
  expect(said(ask, { clinicParticipants: bookings('RESERVED') })).toEqual([]);
  const twice = [...bookings('RESERVED'), { ...booking, id: 'b4', status: 'ARRIVED' }];
  expect(said(ask, { clinicParticipants: twice })).toHaveLength(1);
});

it('one row that is answered twice is the same', () => {
  const query = '{ students { id user { id name } enrollments { student { id user { id name } } } } }';
  const user = (name: string) => ({ id: 'u1', name });
  const students = (name: string) => [
    { id: 's1', user: user('김민수'), enrollments: [{ student: { id: 's1', user: user(name) } }] },
  ];
  expect(said(query, { students: students('김민수') })).toEqual([]);
  expect(said(query, { students: students('이서연') })).toEqual([
    '$.students[0].enrollments[0].student.user.name: "이서연", but "김민수" where the same of the users is elsewhere',
  ]);
});

it('a list is as long as it is counted beside it', () => {
  const document = parse(`query ($where: w, $offset: Int!) {
    rows: lectures(where: $where, limit: 3, offset: $offset) { id }
    lectures_aggregate(where: $where) { aggregate { count } }
    students(where: { id: { _eq: 1 } }) { id }
    students_aggregate { aggregate { count } }
  }`);
  const lies = (rows: number, offset: number, count: number) =>
    countLies(
      document,
      { offset },
      {
        rows: Array.from({ length: rows }, () => ({})),
        lectures_aggregate: { aggregate: { count } },
        students: [],
        students_aggregate: { aggregate: { count: 22 } },
      },
    );
  expect([...lies(3, 0, 4), ...lies(1, 3, 4), ...lies(0, 3, 2)]).toEqual([]);
  expect(lies(2, 0, 4)).toEqual(['$.rows: 2 rows from 0 on, but 4 are counted']);
  expect(lies(2, 3, 4)).toHaveLength(1);
});

it('rows of an operation are held against their table and their figures too', async () => {
  const slot = { capacity: 8, booked: 8, waiting: 0, startsAt: '2026-11-25T05:00:00Z', endsAt: '2026-11-25T06:00:00Z' };
  const saidOf = async (change: object) =>
    contradictions(await restObjects('listClinicSlots', Response.json({ slots: [{ ...slot, free: 0, ...change }] })));
  expect(await saidOf({})).toEqual([]);
  expect(await saidOf({ free: 8 })).toEqual([
    '$.slots: clinicSlotLoads always have free = greatest(capacity - booked, 0)',
  ]);
  expect(await saidOf({ endsAt: slot.startsAt })).toEqual([expect.stringContaining('ends_at > starts_at')]);
});
