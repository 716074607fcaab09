import type { Handler } from '../_protocol/handler.ts';
import { memoText } from '../_protocol/texts/memoText.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes a memo, if it still has the version that was read, where one was; the former text stays in its history. */
export const updateStudentMemo: Handler<'updateStudentMemo'> = async (context) => {
  const { trx, params, body } = context;
  const memo = await trx
    .selectFrom('student_memos')
    .innerJoin('users', 'users.id', 'student_memos.student_id')
    .select(['student_memos.id', 'student_memos.version', 'student_memos.body', 'users.name'])
    .where('student_memos.id', '=', params.memoId)
    .forUpdate('student_memos')
    .executeTakeFirstOrThrow(() => noRow('student_memos'));
  const text = memoText(body.body, body.data, 'body');
  if (isStale(memo, body.version)) {
    const { id, name, version, body: theirs } = memo;
    const outdated = { id, label: `${name} 학생 메모`, mine: text, theirs, theirVersion: version };
    throw await versionConflict(trx, 'student_memos', [outdated]);
  }
  await sayUnconditional(context, 'STUDENT_MEMO_UPDATE', body.version);
  await trx.updateTable('student_memos').set({ body: text }).where('id', '=', memo.id).execute();
  return { id: memo.id };
};
