import { useEffect, useState } from 'react';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** The time in milliseconds, updated every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => deviceClock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now().getTime()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
