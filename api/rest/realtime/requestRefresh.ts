import { announcePresence, announceRoots } from '../../gql/announce.ts';
import { notFound } from '../../http/problem.ts';
import { hit, presenceLimit, refreshRequestLimit } from '../../security/limits/rateLimits.ts';
import type { Handler } from '../_protocol/handler.ts';

/**
 * Tells other screens to reload a root, or tells staff who is viewing it. Students cannot make the whole academy reload, and
 * their presence is not shared.
 */
export const requestRefresh: Handler<'requestRefresh'> = async ({
  trx,
  actor,
  params,
  query,
  now,
  deps,
  afterCommit,
}) => {
  const { topic, id } = params;
  const { presence: state, place = '' } = query ?? {};
  await hit(trx, state ? presenceLimit : refreshRequestLimit, actor.userId, now);
  // After the commit: the engine may have to read the catalog first, and an embedded database has one connection.
  afterCommit(async () => {
    const engine = await deps.engine();
    if (!engine.tables().some(({ graphqlName }) => graphqlName === topic)) throw notFound('새로 고칠 대상');
    if (actor.role === 'student') return;
    const { userId, name } = actor;
    await (state ? announcePresence(deps, { topic, id, userId, name, state, place }) : announceRoots(deps, [topic]));
  });
};
