import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import {
  accountLimit,
  addressLimit,
  deviceLimit,
  forgive,
  guessLimit,
  hit,
  takeBack,
} from '../../security/rateLimits.ts';
import { networkOf } from '../../security/network.ts';

/** An attempt to sign in, before it is known whether the password is right. */
export interface Attempt {
  loginId: string;
  /** The sender's address. */
  ip: string;
  /** The browser's number under this account; null where it never signed in. */
  device: string | null;
}

/** Counts an attempt; throws 429. A browser that the account knows has a count of its own, which nobody else can fill. */
export async function countGuess(trx: Transaction<Tables>, attempt: Attempt, now: Date): Promise<void> {
  const { loginId, ip, device } = attempt;
  if (device !== null) return hit(trx, deviceLimit, `${loginId} ${device}`, now);
  await hit(trx, addressLimit, ip, now);
  await hit(trx, guessLimit, placeOf(attempt), now);
  await hit(trx, accountLimit, loginId, now);
}

/** Forgets the wrong attempts before a right one. */
export async function forgiveGuesses(trx: Transaction<Tables>, attempt: Attempt): Promise<void> {
  const { loginId, ip, device } = attempt;
  if (device !== null) return forgive(trx, deviceLimit, `${loginId} ${device}`);
  await takeBack(trx, addressLimit, ip);
  await forgive(trx, guessLimit, placeOf(attempt));
  await takeBack(trx, accountLimit, loginId);
}

const placeOf = ({ loginId, ip }: Attempt) => `${loginId} ${networkOf(ip)}`;
