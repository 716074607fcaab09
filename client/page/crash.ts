import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { VERSION } from './version.ts';
import { reportError } from '../generated/rest/errorLogs.ts';

/** Milliseconds between the report and the reload. */
export const RELOAD_DELAY_MS = 100;

/** This many crashes within `CRASH_WINDOW_MS` end the reloading, because the next load would crash again. */
export const MAX_CRASHES = 3;
export const CRASH_WINDOW_MS = 60_000;

const KEY = 'crashes';

/**
 * Counts a crash of this tab.
 * @returns true when the page should not reload once more.
 */
export function countCrash(now: number = deviceClock.now().getTime()): boolean {
  const recent = [...readCrashes().filter((at) => now - at < CRASH_WINDOW_MS), now];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent.slice(-MAX_CRASHES)));
  } catch {
    // Without a count the page might reload for ever.
    return true;
  }
  return recent.length >= MAX_CRASHES;
}

/** Writes a crash into the server's log. @returns its id, undefined when it could not be written. */
export async function reportCrash(error: unknown): Promise<string | undefined> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  try {
    const { errorId } = await reportError(
      {
        message: withoutSecrets(message).slice(0, 2000),
        stack: withoutSecrets(stack ?? '').slice(0, 4000),
        url: safeUrl(location.href),
        timestamp: deviceClock.now().toISOString(),
        userAgent: navigator.userAgent.slice(0, 500),
        version: VERSION,
      },
      { keepalive: true },
    );
    return errorId;
  } catch {
    return undefined;
  }
}

/** A page's address without parts that must not be logged: query, hash, and the token of a signed link. */
export function safeUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/^\/link\/.+/, '/link/…')}`.slice(0, 2000);
}

/** Removes tokens and the queries of addresses from a text. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '…')
    .replace(/\/link\/[^\s:)]+/g, '/link/…')
    .replace(/\?[^\s)]*/g, '');
}

function readCrashes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : [];
  } catch {
    return [];
  }
}
