import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { VerifiedToken } from './accessTokens.ts';
import { readActor } from '../authenticate.ts';
import { hasLiveSession } from './liveSession.ts';

/** Something that lasts as long as the session of its token. */
export interface Lasting {
  /** What its token says, verified when it began; a token never says anything else. */
  claims: VerifiedToken;
}

/** Which of these still have their session: the clock tells whose token ended, the database is asked about the others in one statement, however many they are. */
export async function liveSessions<Open extends Lasting>(deps: Deps, open: readonly Open[]): Promise<Set<Open>> {
  const now = deps.clock.now();
  const valid = open.filter(({ claims }) => claims.expiresAt > now);
  const own = valid.filter(({ claims }) => claims.previewedBy === null);
  const families = await liveFamilies(
    deps,
    own.map(({ claims }) => claims),
  );
  const live = new Set(own.filter(({ claims }) => families.has(claims.sessionFamily)));
  // The few of staff who look at what a student sees depend on two people.
  for (const each of valid)
    if (each.claims.previewedBy !== null && (await readActor(deps, each.claims))) live.add(each);
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
    join users on users.id = asked.user_id
    where ${hasLiveSession(sql.ref('asked.family'), sql.ref('asked.epoch'))}`.execute(db.kysely);
  return new Set(rows.map(({ family }) => family));
}
