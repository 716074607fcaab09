import { sql } from 'kysely';
import { isFilm } from '../../files/film.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { downloadUrl, tellReader } from './addresses.ts';
import { findDownload } from './readable.ts';

/** The files of an owner that the actor may take, each with a download address; a film is none for students. */
export const listDownloads: Handler<'listDownloads'> = async (context) => {
  const { trx, params, actor, now } = context;
  await useQuota(trx, 'download', actor, now);
  const files = await trx
    .selectFrom('files')
    .select([
      'id',
      'name',
      'owner_type',
      'content_type',
      actor.role === 'student' ? 'sent_bytes as bytes' : 'size_bytes as bytes',
    ])
    .where('owner_type', '=', params.ownerType)
    .where('owner_id', '=', params.ownerId)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${actor.userId}::uuid)`)
    .orderBy('created_at')
    .limit(1000)
    .execute();
  await tellReader(context);
  const taken = files.filter((file) => actor.role !== 'student' || !isFilm(file));
  const downloads = taken.map(async ({ id, name, content_type, bytes }) => ({
    ...(await downloadUrl(context, id)),
    name,
    contentType: content_type,
    sizeBytes: bytes,
  }));
  return { files: await Promise.all(downloads) };
};

/** The download address of one file; 404 for a file the actor may not open. */
export const getDownload: Handler<'getDownload'> = async (context) => {
  const { trx, query, actor, now } = context;
  await useQuota(trx, 'download', actor, now);
  const file = await findDownload(trx, query.fileId, actor);
  await tellReader(context);
  return downloadUrl(context, file.id);
};
