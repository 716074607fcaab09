import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes the words, the day or the target, if the assignment still has the version that was read. */
export const updateWordAssignment: Handler<'updateWordAssignment'> = async ({ trx, params, body }) => {
  const found = await trx
    .selectFrom('word_assignments')
    .innerJoin('word_decks', 'word_decks.id', 'deck_id')
    .select(['word_assignments.id', 'word_decks.title', 'word_assignments.version'])
    .where('word_assignments.id', '=', params.assignmentId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('word_assignments'));
  if (found.version !== body.version) throw await staleVersion(trx, 'word_assignments', found);
  await trx
    .updateTable('word_assignments')
    .set({ first_place: body.firstPlace, last_place: body.lastPlace, due_on: body.dueOn, target: body.target })
    .where('id', '=', found.id)
    .execute();
  return { id: found.id };
};
