import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { deviceName } from '../../security/deviceName.ts';
import type { Handler } from '../_protocol/handler.ts';
import { appOf, passkeysOf, unusedCodesOf } from './factors.ts';

export const readAccount: Handler<'readAccount'> = async ({ trx, actor, now }) => {
  const { userId, sessionFamily } = actor;
  const settings = await trx
    .selectFrom('security_settings')
    .select(['second_factor_for', 'mask_phones'])
    .executeTakeFirstOrThrow();
  const passkeys = await passkeysOf(trx, userId);
  const sessions = await sessionsOf(trx, userId, now);
  return {
    totp: (await appOf(trx, userId)) !== null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: (await unusedCodesOf(trx, userId)).length,
    secondFactorFor: settings.second_factor_for as 'NONE' | 'MANAGERS' | 'STAFF',
    maskPhones: settings.mask_phones,
    sessions: sessions.map(({ id, ip, userAgent, startedAt, lastUsedAt }) => ({
      id,
      ip,
      device: deviceName(userAgent),
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === sessionFamily,
    })),
    events: await eventsOf(trx, userId),
  };
};

interface OpenSession {
  id: string;
  ip: string | null;
  userAgent: string | null;
  startedAt: Date;
  lastUsedAt: Date;
}

/** Sign-ins that have not ended, the latest first, with where they began. */
async function sessionsOf(trx: Transaction<Tables>, userId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select open.id, began.ip, began.user_agent as "userAgent", open."startedAt", open."lastUsedAt"
    from (
      select family_id as id, min(refresh_tokens.created_at) as "startedAt", max(refresh_tokens.created_at) as "lastUsedAt"
      from refresh_tokens join users on users.id = user_id and users.session_epoch = refresh_tokens.session_epoch
      where user_id = ${userId} and revoked_at is null
      group by family_id having max(expires_at) > ${now}
    ) as open
    left join lateral (
      select ip, user_agent from security_events where session_id = open.id order by id limit 1
    ) as began on true
    order by "lastUsedAt" desc`.execute(trx);
  return rows;
}

const shownEvents = 30;

async function eventsOf(trx: Transaction<Tables>, userId: string) {
  const events = await trx
    .selectFrom('security_events')
    .select([
      'id',
      'at',
      'kind',
      'ip',
      'user_agent',
      sql<boolean>`coalesce((facts ->> 'newDevice')::boolean, false)`.as('isNewDevice'),
    ])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(shownEvents)
    .execute();
  return events.map(({ id, at, kind, ip, user_agent, isNewDevice }) => ({
    id,
    at: at.toISOString(),
    kind,
    ip,
    device: deviceName(user_agent),
    isNewDevice,
  }));
}
