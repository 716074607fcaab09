import { useEffect, useState } from 'react';
import { useReadClock } from '#client/generated/rest/workRecords.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** The server's clock, in milliseconds, moving on every second: the browser's own may be wrong. */
export function useServerNow(): number {
  const { data, dataUpdatedAt } = useReadClock();
  const ahead = data ? Date.parse(data.serverTime) - dataUpdatedAt : 0;
  const [now, setNow] = useState(() => deviceClock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now().getTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
