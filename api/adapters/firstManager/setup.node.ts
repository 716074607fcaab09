import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lacksAdmin } from '../../firstAdmin.ts';
import type { Deps } from '../../deps.ts';
import { addSetupToken } from '../../rest/auth/firstManager/setupTokens.ts';
import type { Settings } from '../../settings/settings.ts';

/** How an academy that nobody leads is opened. */
export interface Setup {
  /** Whether it waits for its first manager still; asks the database until there is one. */
  isOpen(): Promise<boolean>;
  /** The address that opens it, with its token behind `#`, which no server is sent; null where somebody leads it. */
  offer(port: number): Promise<string | null>;
  close(): void;
}

/** The file with the address in a data folder: whoever can read it can read the academy's key, too. */
const fileOf = (dataDir: string) => join(dataDir, 'setup.json');

/** A new token is written before the one before is late. */
const RENEWAL_MS = 50 * 60_000;

/** An academy without managers has an address that opens it, and a valid one for `create-admin` until somebody leads it. */
export async function openSetup(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'host' | 'publicUrl'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<Setup> {
  const file = fileOf(settings.dataDir);
  let isOpen = await lacksAdmin(db.kysely);
  let renewing: NodeJS.Timeout | undefined;
  const end = () => {
    isOpen = false;
    clearInterval(renewing);
    rmSync(file, { force: true });
  };
  const ask = async () => {
    if (isOpen && !(await lacksAdmin(db.kysely))) end();
    return isOpen;
  };
  const renew = async (origin: string) => {
    const token = await addSetupToken(db.kysely, clock.now());
    // Where the database is a server's, `create-admin` asks that itself.
    if (settings.databaseUrl === null) writeFileSync(file, JSON.stringify({ origin, token }), { mode: 0o600 });
    return token;
  };
  const offer = async (port: number) => {
    if (!isOpen) return null;
    const origin = originOf(settings.host, port);
    // Where the database is away, the next turn tries again.
    const turn = async () => void ((await ask()) && (await renew(origin)));
    renewing = setInterval(() => void turn().catch(() => undefined), RENEWAL_MS).unref();
    return `${settings.publicUrl ?? origin}/link/setup#${await renew(origin)}`;
  };
  if (!isOpen) end();
  return { isOpen: ask, offer, close: end };
}

/** The server of this folder that waits for its first manager, with a token; null without one. */
export function waitingServer(dataDir: string): { origin: string; token: string } | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as { origin: string; token: string };
  } catch {
    return null;
  }
}

/** Where a server that listens at this host is opened on its own machine. */
export function originOf(host: string, port: number): string {
  const named = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}
