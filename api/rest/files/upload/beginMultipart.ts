import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { StoredPart } from '../../../ports/storage.ts';
import type { Context, Handler } from '../../_protocol/handler.ts';
import { partUrl, tellReader, uploadEnd } from '../addresses.ts';
import { beginUpload, comingFile, comingUnowned, type Begun, type Coming } from './begin.ts';
import { namedOwner, refuseOwner } from '../owners.ts';

const smallestPart = 8 * 1_048_576;
const mostParts = 200;

/** The part size for a file of this size, in bytes; the last part is smaller. */
export function partBytesOf(sizeBytes: number): number {
  return Math.max(smallestPart, Math.ceil(sizeBytes / mostParts));
}

/** Begins a multipart upload, or resumes one of the same person: which parts have arrived, and where to send the rest. */
export const beginMultipart: Handler<'beginMultipart'> = async (context) => {
  const { trx, body, actor } = context;
  const owner = namedOwner(body);
  if (owner) await refuseOwner(trx, owner, actor);
  return beginOrResume(context, owner ? comingFile(owner, body) : comingUnowned(actor, body));
};

/** Begins the upload of a file, or resumes it. */
export async function beginOrResume(
  context: Pick<Context<'beginMultipart'>, 'actor' | 'deps' | 'now' | 'reply' | 'request' | 'trx'>,
  coming: Coming,
) {
  const { trx, actor, deps, now } = context;
  const begun = await findBegun(trx, coming, actor.userId);
  let arrived = begun && (await deps.storage.listParts(begun.id, begun.uploadId));
  const upload = begun && arrived ? begun : await beginUpload(trx, deps.storage, coming, context);
  arrived ??= [];
  await tellReader(context);
  const partBytes = partBytesOf(coming.sizeBytes);
  const count = Math.ceil(coming.sizeBytes / partBytes);
  const parts = Array.from({ length: count }, async (_, at) => {
    const part = at + 1;
    const bytes = part < count ? partBytes : coming.sizeBytes - partBytes * at;
    const url = await partUrl(context, { fileId: upload.id, uploadId: upload.uploadId, part, bytes });
    return { number: part, etag: etagOf(arrived, part, bytes), url };
  });
  const expiresAt = uploadEnd(now).toISOString();
  return { fileId: upload.id, uploadId: upload.uploadId, partBytes, parts: await Promise.all(parts), expiresAt };
}

/** A part counts as arrived only when it is complete. */
function etagOf(arrived: readonly StoredPart[], number: number, bytes: number): string | null {
  return arrived.find((part) => part.number === number && part.bytes === bytes)?.etag ?? null;
}

async function findBegun(trx: Transaction<Tables>, coming: Coming, userId: string): Promise<Begun | undefined> {
  // Two files of one name and size are two files.
  if (coming.contentHash === null) return undefined;
  const found = await trx
    .selectFrom('files')
    .select(['id', 'upload_id'])
    .where('state', '=', 'UPLOADING')
    .where('created_by', '=', userId)
    .where('owner_type', '=', coming.ownerType)
    .where('owner_id', '=', coming.ownerId)
    .where('name', '=', coming.name)
    .where('size_bytes', '=', coming.sizeBytes)
    .where('content_hash', '=', coming.contentHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && found.upload_id !== null ? { id: found.id, uploadId: found.upload_id } : undefined;
}
