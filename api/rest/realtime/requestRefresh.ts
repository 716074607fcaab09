import { announceRoots } from '../../gql/announce.ts';
import { notFound } from '../../http/problem.ts';
import { hit, refreshRequestLimit } from '../../security/rateLimits.ts';
import type { Handler } from '../handler.ts';

/** Tells other screens to read a root again. Students cannot set the whole academy reading. */
export const requestRefresh: Handler<'requestRefresh'> = async ({ trx, actor, params, now, deps, afterCommit }) => {
  await hit(trx, refreshRequestLimit, actor.userId, now);
  // After the commit: the engine may have to read the catalog first, and an embedded database has one connection.
  afterCommit(async () => {
    const engine = await deps.engine();
    const known = engine.tables().some(({ graphqlName }) => graphqlName === params.topic);
    if (!known) throw notFound('새로 고칠 대상');
    if (actor.role !== 'student') await announceRoots(deps, [params.topic]);
  });
};
