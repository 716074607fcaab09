import { useEffect, useRef, useState } from 'react';
import type { Taking } from '#client/generated/rest/wordTests.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** Milliseconds until an attempt ends, by the clock of the server; says once that it has. */
export function useTimeLeft({ testId, now, endsAt }: Taking, onOver: () => void): number {
  // The clock of the device may be wrong; how far is known from the first answer of the server.
  const [ahead] = useState(() => deviceClock.now().getTime() - Date.parse(now));
  const leftNow = () => Date.parse(endsAt) + ahead - deviceClock.now().getTime();
  const [left, setLeft] = useState(leftNow);
  const latest = useRef({ onOver, leftNow });
  useEffect(() => {
    latest.current = { onOver, leftNow };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = latest.current.leftNow();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      latest.current.onOver();
    }, 500);
    return () => clearInterval(timer);
  }, [testId]);
  return left;
}
