import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import {
  accountLimit,
  addressLimit,
  count,
  crowdedGuessLimit,
  deviceLimit,
  forgive,
  guessLimit,
  hit,
  isUsedUp,
  takeBack,
} from '../../security/limits/rateLimits.ts';
import { networkOf } from '../../security/limits/network.ts';

/** An attempt to sign in, before it is known whether the password is right. */
export interface Attempt {
  loginId: string;
  /** The sender's address. */
  ip: string;
  /** The browser's number under this account, or that of a code that was texted; null where it never signed in. */
  device: string | null;
}

/**
 * Counts an attempt; throws 429. A browser that the account knows has a count of its own, which nobody else can fill. Answers whether it comes from
 * a network where many passwords were wrong, which refuses nobody.
 */
export async function countGuess(trx: Transaction<Tables>, attempt: Attempt, now: Date): Promise<boolean> {
  const { loginId, ip, device } = attempt;
  if (device !== null) {
    await hit(trx, deviceLimit, `${loginId} ${device}`, now);
    return false;
  }
  const isCrowded = await isUsedUp(trx, addressLimit, ip, now);
  await hit(trx, isCrowded ? crowdedGuessLimit : guessLimit, placeOf(attempt), now);
  await hit(trx, accountLimit, loginId, now);
  return isCrowded;
}

/** Counts for the network that the password was wrong. */
export async function countWrong(trx: Transaction<Tables>, { ip, device }: Attempt, now: Date): Promise<void> {
  if (device === null) await count(trx, addressLimit, ip, now);
}

/** Forgets the wrong attempts before a right one. */
export async function forgiveGuesses(trx: Transaction<Tables>, attempt: Attempt): Promise<void> {
  const { loginId, device } = attempt;
  if (device !== null) return forgive(trx, deviceLimit, `${loginId} ${device}`);
  await forgive(trx, guessLimit, placeOf(attempt));
  await takeBack(trx, accountLimit, loginId);
}

/** One account seen from one network. */
export const placeOf = ({ loginId, ip }: Pick<Attempt, 'loginId' | 'ip'>): string => `${loginId} ${networkOf(ip)}`;
