import { useEffect, useState } from 'react';
import { servedVersion, VERSION } from './version.ts';

/** How often the server's version is requested, in milliseconds. */
const VERSION_POLL_MS = 60_000;

/** True when `server` is newer than `builtIn`, number by number: 1.86.10 > 1.86.4. A missing part counts as 0. */
export function isNewer(server: string, builtIn: string): boolean {
  const [theirs, ours] = [server, builtIn].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let part = 0; part < Math.max(theirs.length, ours.length); part++) {
    const difference = (theirs[part] ?? 0) - (ours[part] ?? 0);
    // A part that is not a number makes the difference NaN: neither newer nor older.
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** True once the server has a newer version than this page. Asks every minute; failures are ignored. */
export function useNewVersion(): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const served = await servedVersion();
      if (served !== null) setOld(isNewer(served, VERSION));
    };
    const timer = setInterval(() => void ask(), VERSION_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return isOld;
}
