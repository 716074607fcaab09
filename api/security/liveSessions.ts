import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { claimsOf, readSession } from './authenticate.ts';
import type { VerifiedToken } from './accessTokens.ts';

/** Something that lasts as long as the session of its token. */
export interface Lasting {
  /** The header it was opened with. */
  authorization: string;
}

/** Which of these still have their session, asked of the database in one statement, however many they are. */
export async function liveSessions<Open extends Lasting>(deps: Deps, open: readonly Open[]): Promise<Set<Open>> {
  const now = deps.clock.now();
  const claimed = await Promise.all(
    open.map(async (each) => ({ each, claims: await claimsOf(deps, each.authorization).catch(() => null) })),
  );
  const valid = claimed.filter(
    (one): one is { each: Open; claims: VerifiedToken } => one.claims !== null && one.claims.expiresAt > now,
  );
  const own = valid.filter(({ claims }) => claims.previewedBy === null);
  const families = await liveFamilies(
    deps,
    own.map(({ claims }) => claims),
  );
  const live = new Set(own.filter(({ claims }) => families.has(claims.sessionFamily)).map(({ each }) => each));
  // The few of staff who look at what a student sees depend on two people.
  for (const { each, claims } of valid)
    if (claims.previewedBy !== null && (await readSession(deps, each.authorization).catch(() => null))) live.add(each);
  return live;
}

async function liveFamilies({ db }: Deps, asked: readonly VerifiedToken[]): Promise<Set<string>> {
  const distinct = [...new Map(asked.map((claims) => [claims.sessionFamily, claims])).values()];
  if (distinct.length === 0) return new Set();
  const { rows } = await sql<{ family: string }>`
    select asked.family from unnest(
      ${distinct.map(({ userId }) => userId)}::uuid[],
      ${distinct.map(({ sessionFamily }) => sessionFamily)}::uuid[],
      ${distinct.map(({ epoch }) => epoch)}::integer[]
    ) as asked (user_id, family, epoch)
    where exists (
      select from users where id = asked.user_id and is_active and session_epoch = asked.epoch
    ) and exists (
      select from refresh_tokens where family_id = asked.family and user_id = asked.user_id and revoked_at is null
    )`.execute(db.kysely);
  return new Set(rows.map(({ family }) => family));
}
