import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { lockTodoRow, readFollowUp, readTodo } from './todo.ts';

/** Changes what a todo says. */
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

/** Takes away a todo that nobody began. */
export const deleteClinicTodo: Handler<'deleteClinicTodo'> = async ({ trx, params, changeSet }) => {
  const { id } = await lockTodoRow(trx, params.todoId);
  await changeSet('CLINIC_TODO_DELETE');
  await trx.deleteFrom('clinic_todos').where('id', '=', id).execute();
};

/** Takes a todo a step further, or decides it. */
export const setClinicTodoStatus: Handler<'setClinicTodoStatus'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await lockTodoRow(trx, params.todoId, body.version);
  const changeSetId = await changeSet('CLINIC_TODO_STATUS');
  await trx.updateTable('clinic_todos').set({ status: body.status }).where('id', '=', id).execute();
  return { todo: await readTodo(trx, id), followUp: await readFollowUp(trx, id), changeSetId };
};
