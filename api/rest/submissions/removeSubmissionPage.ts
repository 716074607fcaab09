import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/access/studentsOnly.ts';
import { mustBeOwnExam } from './ownExam.ts';
import { lockOwn } from './submitExam.ts';
import { submitted } from './uploadSubmissionFiles.ts';

/** Takes a page out before handing in; its content is kept for a day, as that of every deleted file. */
export const removeSubmissionPage: Handler<'removeSubmissionPage'> = async (context) => {
  const { trx, params, actor, deps, afterCommit } = context;
  studentsOnly(actor);
  await mustBeOwnExam(trx, params.examId, actor.userId);
  const submission = await lockOwn(trx, params.examId, actor.userId);
  if (submission.status === 'DONE') throw submitted();
  const page = await trx
    .deleteFrom('files')
    .where('id', '=', params.fileId)
    .where('submission_id', '=', submission.id)
    .returning(['id', 'upload_id'])
    .executeTakeFirstOrThrow(() => notFound('페이지'));
  const { id, upload_id } = page;
  if (upload_id !== null) afterCommit(() => deps.storage.abortParts(id, upload_id));
};
