import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { deviceName } from '../../security/sessions/deviceName.ts';
import type { Handler } from '../_protocol/handler.ts';
import { appOf, passkeysOf, unusedCodesOf } from './factors/factors.ts';
import { sessionsOf } from './sessionsOf.ts';

export const readAccount: Handler<'readAccount'> = async ({ trx, actor, now }) => {
  const { userId, sessionFamily } = actor;
  const settings = await trx
    .selectFrom('security_settings')
    .select(['second_factor_for', 'mask_phones'])
    .executeTakeFirstOrThrow();
  const passkeys = await passkeysOf(trx, userId);
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
    sessions: await sessionsOf(trx, { userId, current: sessionFamily, now }),
    events: await eventsOf(trx, userId),
  };
};

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
