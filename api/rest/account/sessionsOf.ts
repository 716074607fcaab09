import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { deviceName } from '../../security/sessions/deviceName.ts';

interface OpenSession {
  id: string;
  ip: string | null;
  userAgent: string | null;
  startedAt: Date;
  lastUsedAt: Date;
}

/** Sign-ins that have not ended, the latest first, with where they began. @param of.current the caller's own sign-in */
export async function sessionsOf(trx: Transaction<Tables>, of: { userId: string; current: string; now: Date }) {
  const { rows } = await sql<OpenSession>`
    select open.id, began.ip, began.user_agent as "userAgent", open."startedAt", open."lastUsedAt"
    from (
      select family_id as id, min(refresh_tokens.created_at) as "startedAt", max(refresh_tokens.created_at) as "lastUsedAt"
      from refresh_tokens join users on users.id = user_id and users.session_epoch = refresh_tokens.session_epoch
      where user_id = ${of.userId} and revoked_at is null
      group by family_id having max(expires_at) > ${of.now}
    ) as open
    left join lateral (
      select ip, user_agent from security_events where session_id = open.id order by id limit 1
    ) as began on true
    order by "lastUsedAt" desc`.execute(trx);
  return rows.map(({ id, ip, userAgent, startedAt, lastUsedAt }) => ({
    id,
    ip,
    device: deviceName(userAgent),
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === of.current,
  }));
}
