import { tooMany } from '../http/problem.ts';
import type { Database } from '../ports/database.ts';
import type { Asker } from './session.ts';

/** What one person may spend on questions: an amount at once, which comes back within a minute. */
const allowance = { student: 400_000, ta: 1_000_000, manager: 1_500_000, anonymous: 100_000 };

/** A server answers several at once, and larger academies. */
const onServer = 5;
const minute = 60_000;

/** The least a question counts. */
const least = 200;

interface Account {
  spent: number;
  at: number;
}

/**
 * Counts what questions cost, person by person, so that nobody's work holds up the others. Kept in this process: it protects
 * what the process shares out, its own time and connections.
 */
export class Spending {
  readonly #accounts = new Map<string, Account>();
  readonly #factor: number;

  constructor({ kind }: Pick<Database, 'kind'>) {
    this.#factor = kind === 'postgres' ? onServer : 1;
  }

  /** @throws Problem 429 with Retry-After when the person has spent it all */
  check(asker: Asker, ip: string, now: number): void {
    const most = this.#most(asker);
    const { spent } = this.#account(asker, ip, now);
    if (spent < most) return;
    const seconds = Math.ceil((spent / most - 1) * 60) + 1;
    throw tooMany(seconds, `한꺼번에 너무 많은 것을 물었습니다. ${seconds}초 뒤에 다시 시도해 주세요.`);
  }

  add(asker: Asker, ip: string, now: number, cost: number): void {
    const account = this.#account(asker, ip, now);
    account.spent += Math.max(least, cost);
    this.#accounts.set(keyOf(asker, ip), account);
    if (this.#accounts.size > 10_000) this.#forgetOld(now);
  }

  #account(asker: Asker, ip: string, now: number): Account {
    const most = this.#most(asker);
    const known = this.#accounts.get(keyOf(asker, ip));
    if (!known) return { spent: 0, at: now };
    const back = (Math.max(0, now - known.at) / minute) * most;
    return { spent: Math.max(0, known.spent - back), at: now };
  }

  #most({ actor }: Asker): number {
    return allowance[actor?.role ?? 'anonymous'] * this.#factor;
  }

  #forgetOld(now: number): void {
    for (const [key, { at }] of this.#accounts) if (now - at > minute) this.#accounts.delete(key);
  }
}

const keyOf = ({ actor }: Asker, ip: string): string => actor?.previewedBy ?? actor?.userId ?? `from ${ip}`;
