import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { lockTodoRow, readFollowUp, readTodo } from './todo.ts';

/** Changes the text of a todo. */
export const updateClinicTodo: Handler<'updateClinicTodo'> = async ({ trx, params, body }) => {
  const { id } = await lockTodoRow(trx, params.todoId, body.version);
  await trx
    .updateTable('clinic_todos')
    .set({
      kind: body.kind,
      title: cleanLine(body.title),
      retake_exam_id: body.retakeExamId,
      memo: body.memo !== undefined ? cleanText(body.memo) : undefined,
    })
    .where('id', '=', id)
    .execute();
  return readTodo(trx, id);
};

/** Deletes a todo that was not begun. */
export const deleteClinicTodo: Handler<'deleteClinicTodo'> = async ({ trx, params, changeSet }) => {
  const { id } = await lockTodoRow(trx, params.todoId);
  await changeSet('CLINIC_TODO_DELETE');
  await trx.deleteFrom('clinic_todos').where('id', '=', id).execute();
};

/** Moves a todo to its next status, or decides it. */
export const setClinicTodoStatus: Handler<'setClinicTodoStatus'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await lockTodoRow(trx, params.todoId, body.version);
  const changeSetId = await changeSet('CLINIC_TODO_STATUS', factsOf(body.version));
  await trx.updateTable('clinic_todos').set({ status: body.status }).where('id', '=', id).execute();
  return { todo: await readTodo(trx, id), followUp: await readFollowUp(trx, id), changeSetId };
};
