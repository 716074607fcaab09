import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { isFilm, playOnly } from '../../files/film.ts';
import type { Actor } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** A listed file that somebody may open; throws 404. */
export async function findReadable(trx: Transaction<Tables>, fileId: string, { userId }: Pick<Actor, 'userId'>) {
  const file = await trx
    .selectFrom('files')
    .select(['id', 'owner_type', 'content_type'])
    .where('id', '=', fileId)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${userId}::uuid)`)
    .executeTakeFirstOrThrow(() => noRow('files'));
  return file;
}

/** The same to take it home; throws 403 for a film unless staff ask, which a student plays by `openVideo`. */
export async function findDownload(trx: Transaction<Tables>, fileId: string, actor: Actor) {
  const file = await findReadable(trx, fileId, actor);
  if (actor.role === 'student' && isFilm(file)) throw playOnly();
  return file;
}
