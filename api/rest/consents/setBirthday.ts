import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from '../students/findStudent.ts';

/** Writes down a student's birthday, or takes it away. */
export const setBirthday: Handler<'setBirthday'> = async ({ trx, params, body }) => {
  const { id } = await findStudent(trx, params.studentId);
  const { numUpdatedRows } = await trx
    .updateTable('students')
    .set({ birth_on: body.birthOn })
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflict('anonymised', '이미 익명 처리된 학생입니다.');
};
