import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** A student agrees to changed terms. */
export const acceptTerms: Handler<'acceptTerms'> = async ({ trx, body, actor }) => {
  const versions = await trx.selectFrom('term_versions').select('id').where('id', 'in', body.versionIds).execute();
  if (versions.length < body.versionIds.length) throw noRow('terms');
  await trx
    .insertInto('term_acceptances')
    .values(versions.map(({ id }) => ({ student_id: actor.userId, version_id: id })))
    .onConflict((conflict) => conflict.columns(['student_id', 'version_id']).doNothing())
    .execute();
};
