import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { nameFault, sizeFault } from '#ui-kit/format/file/faults.ts';
import { kindOf, takes, type Takes } from '#ui-kit/format/file/kinds.ts';
import type { OwnerType } from '../../../files/ownerType.ts';
import { Problem, tooMany } from '../../../http/problem.ts';
import type { Storage } from '../../../ports/storage.ts';
import { useQuota } from '../../../security/limits/quotas.ts';
import type { Actor } from '../../_protocol/handler.ts';
import { cleanFileName } from '../fileName.ts';
import { takenFrom, type FileOwner } from '../owners.ts';

/** A file to be uploaded. */
export interface Coming {
  ownerType: OwnerType | 'UPLOADER';
  ownerId: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** By which its content is known; null where the uploader did not say. */
  contentHash: string | null;
}

/** An upload that has begun. */
export interface Begun {
  id: string;
  uploadId: string;
}

/** Checks that the owner accepts the announced file; throws 413, 415 or 422. */
export function comingFile(owner: FileOwner, body: BodyOf<'createUpload'>): Coming {
  return coming(owner, takes[owner.ownerType], body);
}

/** The same for a file that is its uploader's until an owner is named. */
export function comingUnowned({ userId, role }: Actor, body: BodyOf<'createUpload'>): Coming {
  return coming({ ownerType: 'UPLOADER', ownerId: userId }, takenFrom(role), body);
}

function coming(owner: Pick<Coming, 'ownerType' | 'ownerId'>, taken: Takes, body: BodyOf<'createUpload'>): Coming {
  const name = cleanFileName(body.fileName);
  const kind = kindOf(taken, name);
  if (!kind) throw new Problem(415, 'unsupported-media-type', nameFault(taken, name) ?? '');
  const large = sizeFault(taken, name, body.fileSize);
  if (large !== null) throw new Problem(413, 'too-large', large);
  return { ...owner, name, contentType: kind.type, sizeBytes: body.fileSize, contentHash: body.contentHash ?? null };
}

/** Uploads one person may have begun and not finished, and how large they may be together, in bytes; all are swept after a day. */
const open = {
  student: { files: 20, bytes: 500 * 1_048_576 },
  ta: { files: 300, bytes: 60 * 1024 * 1_048_576 },
  manager: { files: 300, bytes: 60 * 1024 * 1_048_576 },
};

async function refuseManyOpen(trx: Transaction<Tables>, { userId, role }: Actor, coming: Coming): Promise<void> {
  const { files, bytes } = await trx
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size_bytes').as('bytes')])
    .where('created_by', '=', userId)
    .where('state', '=', 'UPLOADING')
    .executeTakeFirstOrThrow();
  if (files < open[role].files && Number(bytes ?? 0) + coming.sizeBytes <= open[role].bytes) return;
  throw tooMany(600, '올리다 만 파일이 너무 많습니다. 끝내거나 그만둔 뒤에 다시 올려 주세요.');
}

/** Writes the row of an announced file and begins its upload. All uploads are multipart; their addresses expire with the upload. */
export async function beginUpload(
  trx: Transaction<Tables>,
  storage: Storage,
  coming: Coming,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Begun> {
  await useQuota(trx, 'upload', actor, now);
  await useQuota(trx, 'uploadVolume', actor, now, coming.sizeBytes / 1_048_576);
  await refuseManyOpen(trx, actor, coming);
  const { id } = await trx
    .insertInto('files')
    .values({
      owner_type: coming.ownerType,
      owner_id: coming.ownerId,
      name: coming.name,
      content_type: coming.contentType,
      size_bytes: coming.sizeBytes,
      content_hash: coming.contentHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const uploadId = await storage.beginParts(id);
  await trx.updateTable('files').set({ upload_id: uploadId }).where('id', '=', id).execute();
  return { id, uploadId };
}
