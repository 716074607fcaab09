import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';

/** Takes back that a student was to be forgotten. */
export const keepStudent: Handler<'keepStudent'> = async ({ trx, params, changeSet }) => {
  await changeSet('STUDENT_KEEP');
  await sql`select keep_student(${params.studentId}::uuid)`.execute(trx);
};
