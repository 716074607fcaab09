import { staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';
import { buildStudent, type StudentWithUser } from './student.ts';

/** A booking with its student and what is to be done there. */
export interface BookingWithStudent extends Row<'clinic_participants'> {
  student: StudentWithUser;
  todos: Row<'clinic_todos'>[];
}

/** 예약 of a clinic slot; 김민수, reserved, unless said. */
export function buildClinicParticipant(
  overrides: Partial<BookingWithStudent> & Pick<BookingWithStudent, 'startsAt' | 'endsAt'>,
): BookingWithStudent {
  const student = overrides.student ?? buildStudent();
  return {
    id: nextId(),
    slotId: nextId(),
    reserveType: 'CLINIC',
    studentId: student.id,
    student,
    status: 'RESERVED',
    counselType: null,
    waitingNumber: null,
    taId: staff.ta.id,
    isHurried: false,
    memo: '',
    promotedAt: null,
    arrivedAt: null,
    departedAt: null,
    cancelledAt: null,
    version: 1,
    createdBy: null,
    ...stamps,
    todos: [],
    ...overrides,
  };
}

/** 할 일; a correction still to begin, unless said. */
export function buildClinicTodo(overrides: Partial<Row<'clinic_todos'>> = {}): Row<'clinic_todos'> {
  return {
    id: nextId(),
    studentId: buildStudent().id,
    listId: buildStudent().id,
    participantId: null,
    sequence: 1,
    kind: 'CORRECTION',
    title: '12주차 오답 정리',
    status: 'TODO',
    scoreAttemptId: null,
    retakeExamId: null,
    followsId: null,
    memo: '',
    submittedAt: null,
    decidedAt: null,
    version: 1,
    createdBy: staff.ta.id,
    ...stamps,
    ...overrides,
  };
}
