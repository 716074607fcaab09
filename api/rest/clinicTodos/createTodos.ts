import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { todoReply } from './todo.ts';

/** Creates todos for students, all or none. */
export const createClinicTodos: Handler<'createClinicTodos'> = async ({ trx, body, changeSet }) => {
  const studentIds = [...new Set(body.items.map(({ studentId }) => studentId.toLowerCase()))];
  // One after the other for each student, since each todo is put last in their list.
  await trx.selectFrom('students').select('id').where('id', 'in', studentIds).orderBy('id').forNoKeyUpdate().execute();
  await requireActiveStudents(trx, studentIds);
  const changeSetId = await changeSet('CLINIC_TODOS_GIVE');
  const made = await trx
    .insertInto('clinic_todos')
    .values(
      body.items.map((item) => ({
        student_id: item.studentId,
        kind: item.kind,
        title: cleanLine(item.title),
        score_attempt_id: item.scoreAttemptId ?? null,
        retake_exam_id: item.retakeExamId ?? null,
        memo: cleanText(item.memo ?? ''),
        // A trigger puts it last in its list.
        sequence: sql<number>`null`,
      })),
    )
    .returning('id')
    .execute();
  const rows = await trx
    .selectFrom('clinic_todos')
    .selectAll()
    .where(
      'id',
      'in',
      made.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // In the order of the request.
  const todos = made.flatMap(({ id }) => byId.get(id) ?? []);
  return { todos: todos.map(todoReply), changeSetId };
};
