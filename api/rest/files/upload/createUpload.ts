import type { Handler } from '../../_protocol/handler.ts';
import { partUrl, tellReader, uploadEnd } from '../addresses.ts';
import { beginUpload, comingFile } from './begin.ts';
import { refuseOwner } from '../owners.ts';

/** Begins an upload in one piece, and answers where to send it. */
export const createUpload: Handler<'createUpload'> = async (context) => {
  const { trx, params, body, actor, deps, now } = context;
  await refuseOwner(trx, params, actor);
  const coming = comingFile(params, body);
  const { id, uploadId } = await beginUpload(trx, deps.storage, coming, context);
  await tellReader(context);
  const url = await partUrl(context, { fileId: id, uploadId, part: 1, bytes: coming.sizeBytes });
  return { fileId: id, url, expiresAt: uploadEnd(now).toISOString() };
};
