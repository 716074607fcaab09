import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/problem.ts';
import type { Actor } from '../_protocol/handler.ts';
import { comingFile } from '../files/upload/begin.ts';
import { findOwn } from '../files/upload/finishUpload.ts';
import { settle, type Outcome, type Uploading } from '../files/upload/settle.ts';
import { noRow } from '../_protocol/rows.ts';

/** A file on its way to becoming a video. */
export interface UploadedFile {
  file: Uploading;
  outcome: Outcome;
}

/** Puts together and examines a file that the actor uploaded without an owner, as the file of a video. Throws 404, 409, 413 or 415. */
export async function settleVideoFile(
  deps: Deps,
  fileId: string,
  videoId: string,
  actor: Actor,
): Promise<UploadedFile> {
  const begun = await findOwn(deps.db.kysely, fileId, actor);
  if (!begun) throw noRow('files');
  if (begun.owner_type !== 'UPLOADER') throw conflict('fixed', '이미 다른 곳에 쓰인 파일입니다. 다시 올려 주세요.');
  const described = { fileName: begun.name, contentType: begun.content_type, fileSize: begun.size_bytes };
  const { contentType } = comingFile({ ownerType: 'VIDEO', ownerId: videoId }, described);
  const file = { ...begun, owner_type: 'VIDEO' as const, owner_id: videoId, content_type: contentType };
  return { file, outcome: await settle(deps, file) };
}
