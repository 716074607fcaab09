import { notFound } from '../../../http/problem.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { cleanFileName } from '../fileName.ts';
import { namedOwner } from '../owners.ts';
import { assemble, list, settle, uploadingColumns } from './settle.ts';
import { withOwner } from '../withOwner.ts';

/** Assembles the named parts of a file and lists it, if it has an owner by now. */
export const completeMultipart: Preparation<'completeMultipart'> = {
  prepare: async ({ body, actor, deps }) => {
    const file = await deps.db.kysely
      .selectFrom('files')
      .select(uploadingColumns)
      .where('upload_id', '=', body.uploadId)
      .where('created_by', '=', actor.userId)
      .where('name', '=', cleanFileName(body.fileName))
      .executeTakeFirstOrThrow(() => notFound('올리던 파일'));
    const inOrder = body.parts.toSorted((one, other) => one.number - other.number);
    const owned = await withOwner(deps.db.kysely, file, namedOwner(body), actor);
    if (!owned) {
      await assemble(deps.storage, file, inOrder);
      return async () => ({ id: file.id });
    }
    const settled = await settle(deps, owned, inOrder);
    return async ({ trx }) => list(trx, owned, settled);
  },
};
