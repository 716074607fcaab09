import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../_protocol/handler.ts';
import type { Preparation } from '../_protocol/handler.ts';

/** Which way texts go and what holds them up. The provider is asked before the transaction opens. */
export const readSmsSender: Preparation<'readSmsSender'> = {
  prepare: async ({ deps }) => {
    const account = await accountOf(deps);
    const handler: Handler<'readSmsSender'> = async ({ trx }) => {
      const { rows } = await sql<{
        isStopped: boolean;
        waiting: number;
        asked: number;
        reason: string | null;
        since: Date | string | null;
      }>`
        select is_stopped as "isStopped", problem_reason as reason, problem_at as since,
          (select count(*)::int from sms_recipients where status = 'QUEUED') as waiting,
          (select count(*)::int from sms_recipients where status = 'SENT' and group_id is not null) as asked
        from sms_switches, sms_holds`.execute(trx);
      const { isStopped = false, waiting = 0, asked = 0, reason = null, since = null } = rows[0] ?? {};
      const problem = reason === null || since === null ? null : { reason, since: new Date(since).toISOString() };
      return { way: deps.sms.kind, isStopped, waiting, asked, problem, account };
    };
    return handler;
  },
};

async function accountOf({ sms, log }: Deps) {
  try {
    return await sms.account();
  } catch {
    log.warn('sms-account-unread');
    return null;
  }
}
