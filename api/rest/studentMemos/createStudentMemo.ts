import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from '../students/findStudent.ts';
import { memoText } from '../_protocol/texts/memoText.ts';

/** Creates a memo about a student. */
export const createStudentMemo: Handler<'createStudentMemo'> = async ({ trx, params, body }) => {
  const student = await findStudent(trx, params.studentId);
  return trx
    .insertInto('student_memos')
    .values({ student_id: student.id, body: memoText(body.body, body.data, 'body'), is_pinned: body.isPinned ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
};
