import { notFound } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { cleanFileName } from '../fileName.ts';

/** Cancels an upload and deletes the parts received. */
export const abortMultipart: Handler<'abortMultipart'> = async ({ trx, body, actor, deps, afterCommit }) => {
  const file = await trx
    .deleteFrom('files')
    .where('upload_id', '=', body.uploadId)
    .where('state', '=', 'UPLOADING')
    .where('created_by', '=', actor.userId)
    .where('name', '=', cleanFileName(body.fileName))
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('올리던 파일'));
  afterCommit(() => deps.storage.abortParts(file.id, body.uploadId));
};
