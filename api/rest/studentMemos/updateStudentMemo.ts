import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';

/** Changes a memo, if it still has the version that was read; the former text stays in its history. */
export const updateStudentMemo: Handler<'updateStudentMemo'> = async ({ trx, params, body }) => {
  const memo = await trx
    .selectFrom('student_memos')
    .innerJoin('users', 'users.id', 'student_memos.student_id')
    .select(['student_memos.id', 'student_memos.version', 'student_memos.body', 'users.name'])
    .where('student_memos.id', '=', params.memoId)
    .forUpdate('student_memos')
    .executeTakeFirst();
  if (!memo) throw notFound('메모');
  const text = cleanText(body.body);
  if (memo.version !== body.version) {
    const { id, name, version, body: theirs } = memo;
    const outdated = { id, label: `${name} 학생 메모`, mine: text, theirs, theirVersion: version };
    throw await versionConflict(trx, 'student_memos', [outdated]);
  }
  await trx.updateTable('student_memos').set({ body: text }).where('id', '=', memo.id).execute();
  return { id: memo.id };
};
