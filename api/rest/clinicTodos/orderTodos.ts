import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockTodoRow, todoReply } from './todo.ts';
import { noRow } from '../_protocol/rows.ts';

/** Orders the open todos of one list, if they still have the order that was read, where one was; decided ones keep their position. */
export const orderClinicTodos: Handler<'orderClinicTodos'> = async ({ trx, body, changeSet }) => {
  const wanted = body.todoIds.map((id) => id.toLowerCase());
  const [first] = wanted;
  if (first === undefined) throw noRow('clinic_todos');
  const { participant_id, student_id } = await lockTodoRow(trx, first);
  const open = await trx
    .selectFrom('clinic_todos')
    .select(['id', 'sequence'])
    .where('list_id', '=', participant_id ?? student_id)
    .where('status', 'not in', ['DONE', 'FAILED'])
    .orderBy('sequence')
    .forUpdate()
    .execute();
  if (wanted.length !== open.length || !open.every(({ id }) => wanted.includes(id))) {
    throw conflict('list-changed', '그사이 할 일이 생기거나 끝났습니다. 새로고침한 뒤 다시 옮겨 주세요.');
  }
  const now = open.map(({ id }) => id).join();
  const read = body.previousIds?.map((id) => id.toLowerCase()).join();
  // An order that is there already was asked for, too.
  if (read !== undefined && now !== read && now !== wanted.join()) {
    throw conflict('list-changed', '그사이 다른 사람이 순서를 바꿨습니다. 새 순서를 확인한 뒤 다시 옮겨 주세요.');
  }
  const changeSetId = await changeSet('CLINIC_TODOS_ORDER');
  const places = JSON.stringify(wanted.map((id, at) => ({ id, sequence: open[at]?.sequence })));
  await sql`
    update clinic_todos set sequence = given.sequence
    from json_to_recordset(${places}::json) as given (id uuid, sequence integer)
    where clinic_todos.id = given.id and clinic_todos.sequence <> given.sequence`.execute(trx);
  const rows = await trx.selectFrom('clinic_todos').selectAll().where('id', 'in', wanted).orderBy('sequence').execute();
  return { todos: rows.map(todoReply), changeSetId };
};
