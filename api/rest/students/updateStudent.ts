import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { lockStudentNumbers, refuseTakenNumber } from './register/studentNumbers.ts';
import { shown, studentColumns, studentFields, studentRow } from './studentRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes a student, if it still has the version that was read, where one was; fields not sent stay. A new student number is also the new login id. */
export const updateStudent: Handler<'updateStudent'> = async (context) => {
  const { trx, params, body } = context;
  const { user, student } = studentRow(body);
  const { studentNumber } = body;
  if (studentNumber !== undefined) await lockStudentNumbers(trx);
  const current = await lockStudentRow(trx, params.studentId);
  if (current.anonymised_at) throw conflict('anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.');
  if (isStale(current, body.version)) {
    const { id, name, version } = current;
    const wanted = { ...user, ...student };
    throw await versionConflict(trx, 'students', [
      { id, label: `${name} 학생`, mine: say(wanted, current), theirs: say(current, wanted), theirVersion: version },
    ]);
  }
  const isNewNumber = studentNumber !== undefined && studentNumber !== current.student_number;
  if (isNewNumber) await refuseTakenNumber(trx, studentNumber);
  await sayUnconditional(context, 'STUDENT_UPDATE', body.version);
  await trx
    .updateTable('users')
    .set({ ...user, ...(isNewNumber && { login_id: studentNumber }) })
    .where('id', '=', current.id)
    .execute();
  await trx
    .updateTable('students')
    .set({ ...student, student_number: studentNumber ?? current.student_number })
    .where('id', '=', current.id)
    .execute();
  return { id: current.id };
};

/** Locks a student with their name and phone; throws 404. */
async function lockStudentRow(trx: Transaction<Tables>, id: string) {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .selectAll('students')
    .select(['users.name', 'users.phone'])
    .where('students.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('students'));
  return student;
}

type Said = Record<string, unknown>;

/** The differing values of one side, in readable form. */
function say(one: Said, other: Said): string {
  return studentColumns
    .filter(({ column }) => one[column] !== undefined && other[column] !== undefined && one[column] !== other[column])
    .map(({ name, column }) => `${studentFields[name].label} ${shown(name, one[column] as string | null) || '없음'}`)
    .join(' · ');
}
