import { sql, type Transaction } from 'kysely';
import { playLimitWords } from '#ui-kit/format/film/filmWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { examine, type Found } from '../../../files/examine.ts';
import { contentFault } from '#ui-kit/format/file/faults.ts';
import { kindOfContent, takes, type Takes } from '#ui-kit/format/file/kinds.ts';
import type { OwnerType } from '../../../files/ownerType.ts';
import { pictureProblem } from '../../../files/takePicture.ts';
import { judgeFilm, type JudgedFilm } from '../../../files/judgeFilm.ts';
import { conflict, Problem } from '../../../http/problem.ts';
import type { Deps } from '../../../deps.ts';
import { PartsError, type Storage, type StoredPart } from '../../../ports/storage.ts';
import { isRemade, remakePicture } from '../remake/remakePicture.ts';

/** A file whose upload is under way. */
export interface Uploading {
  id: string;
  owner_type: Tables['files']['owner_type'] & string;
  owner_id: string;
  name: string;
  content_type: string;
  size_bytes: number;
  content_hash: string | null;
  /** Of the picture that was made of it; null before. */
  sha256: string | null;
  upload_id: string | null;
}

/** What is read of it. */
export const uploadingColumns = [
  'id',
  'owner_type',
  'owner_id',
  'name',
  'content_type',
  'size_bytes',
  'content_hash',
  'sha256',
  'upload_id',
] as const satisfies readonly (keyof Uploading)[];

/** The result of checking the content: as announced, or why not. */
export type Outcome =
  | { found: Found & { contentType: string; name?: string } & Partial<JudgedFilm>; problem?: never }
  | { found?: never; problem: Problem };

/**
 * Assembles the parts and checks the content once, before any transaction. Content that was not announced is deleted from
 * the store. A retry after a lost answer finds the object in the store.
 */
export async function settle(
  deps: Pick<Deps, 'db' | 'heavy' | 'storage'>,
  file: Uploading,
  named?: readonly Pick<StoredPart, 'number' | 'etag'>[],
): Promise<Outcome> {
  const { storage } = deps;
  await assemble(storage, file, named);
  const found = await examine(storage, file.id);
  if (!found) throw missing();
  const taken = takes[file.owner_type as OwnerType];
  const kind = kindOfContent(taken, file.name, found.head);
  const problem = isRemade(file, found) ? undefined : judgeContent(taken, file, found);
  const settled = { ...found, contentType: kind?.type ?? file.content_type };
  if (!problem && settled.contentType.startsWith('image/')) {
    const made = await remakePicture(deps, file, found, (sha256) => noteMade(deps, file, sha256));
    if (!('fault' in made)) return { found: made };
    await storage.delete(file.id);
    return { problem: pictureProblem(made) };
  }
  if (!problem && !isFilm(file)) return { found: settled };
  const judged = problem ? { problem } : await judgeFilm(storage, file.id, found);
  if (!judged.problem) return { found: { ...settled, ...judged } };
  await storage.delete(file.id);
  return judged;
}

const noteMade = ({ db }: Pick<Deps, 'db'>, { id }: Uploading, sha256: string) =>
  db.kysely.updateTable('files').set({ sha256 }).where('id', '=', id).where('state', '=', 'UPLOADING').execute();

const isFilm = ({ owner_type, content_type }: Uploading) => owner_type === 'VIDEO' && content_type.startsWith('video/');

/** Lists a file whose content is right; a second call finds it listed. Deletes the row of any other and throws its problem. */
export async function list(
  trx: Transaction<Tables>,
  file: Uploading,
  { found, problem }: Outcome,
): Promise<{ id: string; notice?: string | undefined }> {
  if (problem) {
    await trx.deleteFrom('files').where('id', '=', file.id).execute();
    throw problem.keepingWrites();
  }
  if (file.owner_type === 'PROFILE') await replacePicture(trx, file);
  if (file.owner_type === 'VIDEO') await replaceBesides(trx, file, found.durationSeconds);
  const done = await trx
    .updateTable('files')
    .set({
      state: 'DONE',
      sha256: found.sha256,
      upload_id: null,
      owner_type: file.owner_type,
      owner_id: file.owner_id,
      content_type: found.contentType,
      play_limit: found.playLimit ?? null,
      size_bytes: found.sizeBytes,
      name: found.name ?? file.name,
    })
    .where('id', '=', file.id)
    .where('state', '=', 'UPLOADING')
    .returning('id')
    .executeTakeFirst();
  if (done) await openToOwners(trx, file);
  return { id: file.id, notice: found.playLimit ? playLimitWords(found.playLimit) : undefined };
}

/** Puts the parts of an upload together; 409 when some are missing. */
export async function assemble(
  storage: Storage,
  { id, upload_id }: Uploading,
  named: readonly Pick<StoredPart, 'number' | 'etag'>[] | undefined,
): Promise<void> {
  const arrived = upload_id === null ? null : await storage.listParts(id, upload_id);
  if (upload_id === null || arrived === null) {
    if ((await storage.size(id)) === null) throw missing();
    return;
  }
  if (arrived.length === 0) throw missing();
  try {
    await storage.completeParts(id, upload_id, named ?? arrived);
  } catch (error) {
    if (!(error instanceof PartsError)) throw error;
    // Two requests may run at once.
    if ((await storage.size(id)) === null) throw missing();
  }
}

/** Why what arrived is not what was announced. */
export function judgeContent(
  taken: Takes,
  file: Pick<Uploading, 'name' | 'size_bytes' | 'content_hash'>,
  { sizeBytes, contentHash, head }: Found,
): Problem | undefined {
  if (sizeBytes !== file.size_bytes) {
    return new Problem(422, 'incomplete', '파일이 온전히 올라오지 않았습니다. 다시 올려 주세요.');
  }
  if (file.content_hash !== null && file.content_hash !== contentHash) {
    const why = '올라온 내용이 고른 파일과 다릅니다. 처음부터 다시 올려 주세요.';
    return new Problem(422, 'content-differs', why);
  }
  const wrong = contentFault(taken, file.name, head);
  return wrong === null ? undefined : new Problem(415, 'unsupported-media-type', wrong);
}

async function replacePicture(trx: Transaction<Tables>, { id, owner_id }: Uploading): Promise<void> {
  await trx.deleteFrom('files').where('profile_user_id', '=', owner_id).where('id', '<>', id).execute();
}

/** A new picture or captions replace the old ones; a film says how long its video is. */
async function replaceBesides(
  trx: Transaction<Tables>,
  { id, owner_id, content_type }: Uploading,
  durationSeconds: number | undefined,
): Promise<void> {
  if (durationSeconds !== undefined) {
    await trx.updateTable('videos').set({ duration_seconds: durationSeconds }).where('id', '=', owner_id).execute();
    return;
  }
  await trx
    .deleteFrom('files')
    .where('video_id', '=', owner_id)
    .where('state', '=', 'DONE')
    .where('content_type', 'like', `${content_type.split('/')[0]}/%`)
    .where('id', '<>', id)
    .execute();
}

/** A new hand-out is open to everyone of its place until its permissions are changed. */
async function openToOwners(trx: Transaction<Tables>, { id, owner_type }: Uploading): Promise<void> {
  const { openTo } = takes[owner_type as OwnerType];
  if (!openTo) return;
  await sql`
    insert into file_permissions (file_id, lecture_id, weekly_lecture_id)
    select files.id, ${openTo === 'LECTURE' ? sql`coalesce(files.lecture_id, material.lecture_id)` : sql`null`},
      ${openTo === 'WEEK' ? sql`coalesce(files.weekly_lecture_id, video.weekly_lecture_id, exam.weekly_lecture_id)` : sql`null`}
    from files
    left join lecture_materials as material on material.id = files.material_id
    left join videos as video on video.id = files.video_id
    left join exams as exam on exam.id = files.exam_id
    where files.id = ${id}::uuid`.execute(trx);
}

function missing(): Problem {
  return conflict('not-uploaded', '아직 다 올라오지 않은 파일입니다. 남은 부분을 올린 뒤 다시 시도해 주세요.');
}
