import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { networkOf } from './network.ts';
import { hit, linkGuessLimit, linkLimit } from './rateLimits.ts';

/** Counts an address that opens nothing, after it was looked for: one that opens passes, whoever guesses in its network. Throws 429. */
export const countUnknownLink = (trx: Kysely<Tables>, ip: string, now: Date): Promise<void> =>
  hit(trx, linkGuessLimit, ip, now);

/** Counts an opening of a link, apart for each network: whoever opens it too often holds up nobody else. Throws 429. */
export const countOpening = (
  trx: Kysely<Tables>,
  { linkId, ip }: { linkId: string; ip: string },
  now: Date,
): Promise<void> => hit(trx, linkLimit, `${linkId} ${networkOf(ip)}`, now);
