import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { recordset } from '../../students/recordset.ts';
import type { ListedRow } from './readList.ts';

/** An active student whom a row may match. */
export type KnownStudent = Awaited<ReturnType<typeof knownStudents>>[number];

/** SQL conditions on `students.id`. */
export interface Place {
  /** Already where the list is to be added. */
  isPresent: RawBuilder<boolean>;
  /** Enrolled in the lecture. */
  isEnrolled: RawBuilder<boolean>;
}

/** Active students who have a name, a number or a phone of the list, those enrolled in the lecture first. */
export function knownStudents(trx: Transaction<Tables>, { isPresent, isEnrolled }: Place, rows: readonly ListedRow[]) {
  const keys = rows.map(({ name, studentNumber, phone }) => ({ name, studentNumber, phone }));
  const given = recordset({ name: 'text', studentNumber: 'text', phone: 'text' }, keys);
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select([
      'students.id',
      'students.student_number as studentNumber',
      'students.school',
      'students.grade',
      'students.parent_phone as parentPhone',
      'users.name',
      'users.phone',
      isPresent.as('isPresent'),
      isEnrolled.as('isEnrolled'),
    ])
    .where(sql<boolean>`is_active_student(students.id)`)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('students.student_number', 'in', selectFrom(given).select('given.studentNumber')),
        eb('users.name', 'in', selectFrom(given).select('given.name')),
        eb('users.phone', 'in', selectFrom(given).select('given.phone')),
        eb('students.parent_phone', 'in', selectFrom(given).select('given.phone')),
      ]),
    )
    .orderBy('isEnrolled', 'desc')
    .orderBy('users.name')
    .orderBy('students.student_number')
    .execute();
}
