import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';
import { buildStudent, type StudentWithUser } from './student.ts';

/** A booking with its student and its todos. */
export interface BookingWithStudent extends Row<'clinic_participants'> {
  student: StudentWithUser;
  todos: Row<'clinic_todos'>[];
}

/** 예약 of a clinic slot; by default reserved for 김민수. */
export function buildClinicParticipant(
  overrides: Partial<BookingWithStudent> & Pick<BookingWithStudent, 'startsAt' | 'endsAt'>,
): BookingWithStudent {
  const student = overrides.student ?? buildStudent();
  return {
    ...rowDefaults.clinic_participants,
    id: nextId(),
    slotId: nextId(),
    reserveType: 'CLINIC',
    studentId: student.id,
    student,
    taId: staff.ta.id,
    ...stamps,
    todos: [],
    ...overrides,
  };
}

/** 할 일; by default a correction that has not been started. */
export function buildClinicTodo(overrides: Partial<Row<'clinic_todos'>> = {}): Row<'clinic_todos'> {
  return {
    ...rowDefaults.clinic_todos,
    id: nextId(),
    studentId: buildStudent().id,
    listId: buildStudent().id,
    sequence: 1,
    kind: 'CORRECTION',
    title: '12주차 오답 정리',
    createdBy: staff.ta.id,
    ...stamps,
    ...overrides,
  };
}
