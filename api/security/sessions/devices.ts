import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from '../digest.ts';
import { knownDevice } from './knownDevice.ts';

/** Days in which a remembered device is not asked for the second factor. */
const trustDays = 30;

/** The number of a browser that an account knows; null for a forged one, and for one that it was made to forget. */
export async function ownDevice(
  db: Kysely<Tables>,
  secret: string,
  loginId: string,
  cookies: Readonly<Record<string, string>>,
): Promise<string | null> {
  const device = await knownDevice(secret, loginId, cookies);
  if (device === null) return null;
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('users.login_id', '=', loginId)
    .where('device_hash', '=', await sha256(device))
    .executeTakeFirst();
  return row ? device : null;
}

/** Whether the second factor was given from this device lately and the person said to remember it. */
export async function isTrusted(
  trx: Kysely<Tables>,
  userId: string,
  device: string | null,
  now: Date,
): Promise<boolean> {
  if (device === null) return false;
  const row = await trx
    .selectFrom('known_devices')
    .select('trusted_until')
    .where('user_id', '=', userId)
    .where('device_hash', '=', await sha256(device))
    .executeTakeFirst();
  return row?.trusted_until != null && row.trusted_until > now;
}

/** Keeps that a person signed in from a device. Answers whether it is a new one beside others, which they are told. */
export async function meetDevice(
  trx: Kysely<Tables>,
  { userId, device, trust, now }: { userId: string; device: string; trust: boolean; now: Date },
): Promise<boolean> {
  const others = await trx.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute();
  const device_hash = await sha256(device);
  const trusted = trust ? { trusted_until: new Date(now.getTime() + trustDays * 86_400_000) } : {};
  await trx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash, last_seen_at: now, ...trusted })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now, ...trusted }),
    )
    .execute();
  return others.length > 0 && !others.some((other) => other.device_hash === device_hash);
}
