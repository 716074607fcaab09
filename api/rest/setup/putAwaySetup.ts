import type { Handler } from '../_protocol/handler.ts';

/** Puts the list of first steps away for all managers, or shows it again. Who put it away first is remembered. */
export const putAwaySetup: Handler<'putAwaySetup'> = async ({ trx, body, actor, now }) => {
  const away = body.isPutAway
    ? { put_away_at: now, put_away_by: actor.userId }
    : { put_away_at: null, put_away_by: null };
  await trx
    .updateTable('setup_lists')
    .set(away)
    .where('put_away_at', body.isPutAway ? 'is' : 'is not', null)
    .execute();
};
