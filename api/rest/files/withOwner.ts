import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Actor } from '../_protocol/handler.ts';
import { comingFile } from './upload/begin.ts';
import { refuseOwner, type FileOwner } from './owners.ts';
import type { Uploading } from './upload/settle.ts';

/**
 * An upload with the owner that was named now, checked as if it had been named at the beginning; null while none is. An owner
 * from the beginning stays: 409 for another one.
 */
export async function withOwner(
  db: Kysely<Tables>,
  file: Uploading,
  named: FileOwner | null,
  actor: Actor,
): Promise<Uploading | null> {
  if (file.owner_type !== 'UPLOADER') {
    if (named && (named.ownerType !== file.owner_type || named.ownerId !== file.owner_id)) {
      throw conflict('fixed', '파일은 다른 곳으로 옮길 수 없습니다. 그곳에 다시 올려 주세요.');
    }
    return file;
  }
  if (!named) return null;
  await refuseOwner(db, named, actor);
  const described = { fileName: file.name, contentType: file.content_type, fileSize: file.size_bytes };
  const { contentType } = comingFile(named, described);
  return { ...file, owner_type: named.ownerType, owner_id: named.ownerId, content_type: contentType };
}
