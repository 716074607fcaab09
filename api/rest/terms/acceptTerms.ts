import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** A student agrees to changed terms. */
export const acceptTerms: Handler<'acceptTerms'> = async ({ trx, body, actor }) => {
  const versions = await trx.selectFrom('term_versions').select('id').where('id', 'in', body.versionIds).execute();
  if (versions.length < body.versionIds.length) throw notFound('약관');
  await trx
    .insertInto('term_acceptances')
    .values(versions.map(({ id }) => ({ student_id: actor.userId, version_id: id })))
    .onConflict((conflict) => conflict.columns(['student_id', 'version_id']).doNothing())
    .execute();
};
