import { sql, type Selectable, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { ClinicTodosTable, Tables } from '#hasura/generated/tables.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { findRow, lockRow } from '../_protocol/rows.ts';

/** A todo as the API answers it. */
export type Todo = ReplyOf<'updateClinicTodo'>;

/** A todo as it is stored. */
export type TodoRow = Selectable<ClinicTodosTable>;

export function todoReply(row: TodoRow): Todo {
  return {
    id: row.id,
    studentId: row.student_id,
    participantId: row.participant_id,
    sequence: row.sequence,
    kind: row.kind,
    title: row.title,
    status: row.status,
    memo: row.memo,
    version: row.version,
    scoreAttemptId: row.score_attempt_id,
    retakeExamId: row.retake_exam_id,
    followsId: row.follows_id,
  };
}

/** Reads a todo; throws 404. */
export async function readTodo(trx: Transaction<Tables>, id: string): Promise<Todo> {
  const row = await findRow(trx, 'clinic_todos', id);
  return todoReply(row);
}

/** The retake that follows a failed todo. */
export async function readFollowUp(trx: Transaction<Tables>, id: string): Promise<Todo | null> {
  const row = await trx.selectFrom('clinic_todos').selectAll().where('follows_id', '=', id).executeTakeFirst();
  return row ? todoReply(row) : null;
}

/** Locks the lists of a todo's student, then the todo. Throws 404, or 409 when it has another version. */
export async function lockTodoRow(
  trx: Transaction<Tables>,
  id: string,
  version?: number | undefined,
): Promise<TodoRow> {
  await sql`select hold_clinic_todos(student_id) from clinic_todos where id = ${id}`.execute(trx);
  const todo = await lockRow(trx, 'clinic_todos', id);
  if (isStale(todo, version)) {
    throw await staleVersion(trx, 'clinic_todos', { id, title: todo.title, version: todo.version });
  }
  return todo;
}

const steps = ['TODO', 'DOING', 'SUBMITTED'] as const;

/** Decides a locked todo, skipping the steps in between. */
export async function decideTodo(trx: Transaction<Tables>, todo: TodoRow, decision: 'DONE' | 'FAILED'): Promise<void> {
  const taken = steps.findIndex((step) => step === todo.status);
  const ahead = taken < 0 ? [] : steps.slice(taken + 1);
  for (const status of [...ahead, decision]) {
    await trx.updateTable('clinic_todos').set({ status }).where('id', '=', todo.id).execute();
  }
}
