import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { OwnVideo } from './ownVideo.ts';
import { placeOf } from './videoAddress.ts';

/** How whoever asks reaches a file of the video. */
type AddressOf = (fileId: string) => Promise<string>;

/** Where a video plays, with its picture and captions; the address is null while there is no film. */
export async function readSource(
  trx: Transaction<Tables>,
  { id, url }: OwnVideo,
  { studentId, addressOf }: { studentId: string; addressOf: AddressOf },
) {
  const files = await trx
    .selectFrom('files')
    .select(['id', 'content_type'])
    .where('video_id', '=', id)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${studentId}::uuid)`)
    .execute();
  const address = async (kind: string) => {
    const file = files.find(({ content_type }) => content_type.startsWith(kind));
    return file ? addressOf(file.id) : null;
  };
  const place = url === null ? { kind: 'FILE' as const, url: await address('video/') } : placeOf(url);
  return { ...place, posterUrl: await address('image/'), captionsUrl: await address('text/') };
}
