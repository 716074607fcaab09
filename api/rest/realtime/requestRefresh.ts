import { notFound } from '../../http/problem.ts';
import { hit, refreshRequestLimit } from '../../security/rateLimits.ts';
import type { Handler } from '../handler.ts';
import { announce } from '../transaction.ts';

/** Tells other screens to read a root again. Students cannot set the whole academy reading. */
export const requestRefresh: Handler<'requestRefresh'> = async ({ trx, actor, params, now, deps }) => {
  const engine = await deps.engine();
  const known = engine.tables().some(({ graphqlName }) => graphqlName === params.topic);
  if (!known) throw notFound('새로 고칠 대상');
  await hit(trx, refreshRequestLimit, actor.userId, now);
  if (actor.role !== 'student') await announce(trx, [params.topic], now);
};
