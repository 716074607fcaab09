import { sql } from 'kysely';
import type { Handler } from '../../_protocol/handler.ts';
import { findStudent } from '../findStudent.ts';

/** Takes back that a student was to be forgotten. */
export const keepStudent: Handler<'keepStudent'> = async ({ trx, params, changeSet }) => {
  // Before anything is told: whoever may not do it learns of nobody.
  await sql`select require_power('ANONYMISE')`.execute(trx);
  await findStudent(trx, params.studentId);
  await changeSet('STUDENT_KEEP');
  await sql`select keep_student(${params.studentId}::uuid)`.execute(trx);
};
