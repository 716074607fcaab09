import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';
import { watermarkBytes } from '../../files/ownerType.ts';
import { sampleStamp } from '../../files/watermark/sample.ts';
import { troubleWords } from '../../files/watermark/trouble.ts';
import { Problem } from '../../http/problem.ts';
import type { Actor, Handler, Preparation } from '../_protocol/handler.ts';
import { memoText } from '../_protocol/texts/memoText.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { noRow } from '../_protocol/rows.ts';

/** Writes the staff memo of a file. */
export const writeFileMemo: Handler<'writeFileMemo'> = async (context) => {
  const { trx, params, body, actor } = context;
  const file = await lockFile(trx, params.fileId, actor);
  const memo = memoText(body.memo, body.data);
  if (isStale(file, body.version)) {
    const outdated = { id: file.id, label: file.name, mine: memo, theirs: file.memo, theirVersion: file.version };
    throw await versionConflict(trx, 'files', [outdated]);
  }
  await sayUnconditional(context, 'FILE_UPDATE', body.version);
  await trx.updateTable('files').set({ memo }).where('id', '=', file.id).execute();
  return { id: file.id };
};

/** Turns the watermark with the student's name on or off; first tests whether it can be drawn on the content. */
export const setWatermark: Preparation<'setWatermark'> = {
  prepare: async ({ params, body, deps }) => {
    const refusal = body.isWatermarked ? await whyNot(params.fileId, deps) : null;
    return async (context) => {
      const { trx, actor } = context;
      const file = await lockFile(trx, params.fileId, actor);
      if (isStale(file, body.version)) {
        const words = (is: boolean) => (is ? '워터마크 있음' : '워터마크 없음');
        const values = { mine: words(body.isWatermarked), theirs: words(file.is_watermarked) };
        const outdated = { id: file.id, label: file.name, ...values, theirVersion: file.version };
        throw await versionConflict(trx, 'files', [outdated]);
      }
      if (refusal) throw refusal;
      await sayUnconditional(context, 'FILE_UPDATE', body.version);
      await trx.updateTable('files').set({ is_watermarked: body.isWatermarked }).where('id', '=', file.id).execute();
      return { id: file.id };
    };
  },
};

/** Deletes a file; its content is kept for a day, so that it can be restored. */
export const deleteFile: Handler<'deleteFile'> = async ({ trx, params, actor, changeSet }) => {
  const file = await lockFile(trx, params.fileId, actor);
  await changeSet('FILE_DELETE');
  // Before the file: an undo restores in the reverse order of the audit log.
  await trx.deleteFrom('file_permissions').where('file_id', '=', file.id).execute();
  await trx.deleteFrom('files').where('id', '=', file.id).execute();
};

/** Locks a listed file that the actor may open; throws 404. */
async function lockFile(trx: Transaction<Tables>, id: string, actor: Actor) {
  const file = await trx
    .selectFrom('files')
    .select(['id', 'name', 'memo', 'is_watermarked', 'version'])
    .where('id', '=', id)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${actor.userId}::uuid)`)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('files'));
  return file;
}

/** Why no watermark can be drawn on a file: found by drawing one on every page. Null where it can be, and for no file. */
async function whyNot(fileId: string, { db, storage, heavy }: Deps): Promise<Problem | null> {
  const file = await db.kysely
    .selectFrom('files')
    .select(['name', 'content_type', 'size_bytes'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  // The access is checked below, for all cases at once.
  if (!file) return null;
  if (file.content_type !== 'application/pdf') return noWatermark('워터마크는 PDF에만 넣을 수 있습니다.');
  if (file.size_bytes > watermarkBytes) return noWatermark('50MB보다 큰 PDF에는 워터마크를 넣을 수 없습니다.');
  const content = await storage.get(fileId);
  if (!content) return noWatermark(troubleWords(file.name, { why: 'damaged' }));
  const pdf = new Uint8Array(await new Response(content).arrayBuffer());
  const { trouble } = await heavy.stamp(pdf, sampleStamp);
  return trouble ? noWatermark(troubleWords(file.name, trouble)) : null;
}

function noWatermark(detail: string): Problem {
  return new Problem(422, 'no-watermark', detail, { errors: [{ field: 'isWatermarked', message: detail }] });
}
