import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** The version this page was built as, e.g. `1.86.4`. */
export const VERSION = __VERSION__;

declare const __VERSION__: string;

/** The current content of `/version.json`, null when it cannot be read. */
export async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch(`/version.json?t=${deviceClock.now().getTime()}`, { cache: 'no-store' });
    const body: unknown = await response.json();
    return typeof body === 'object' && body && 'version' in body ? String(body.version) : null;
  } catch {
    return null;
  }
}
