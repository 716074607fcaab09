import { useEffect, useRef, useState } from 'react';
import type { Taking } from '#client/generated/rest/wordTests.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** So long before the end what is typed is sent, in milliseconds: the server takes nothing after it. */
const LAST_MS = 2000;

interface Ends {
  /** The last moment for an answer. */
  onLast: () => void;
  onOver: () => void;
}

/** Milliseconds until an attempt ends, by the clock of the server; says once that it is about to, and that it has. */
export function useTimeLeft({ testId, now, endsAt }: Taking, ends: Ends): number {
  // The clock of the device may be wrong; how far is known from the first answer of the server.
  const [ahead] = useState(() => deviceClock.now().getTime() - Date.parse(now));
  const leftNow = () => Date.parse(endsAt) + ahead - deviceClock.now().getTime();
  const [left, setLeft] = useState(leftNow);
  const latest = useRef({ ...ends, leftNow });
  useEffect(() => {
    latest.current = { ...ends, leftNow };
  });
  useEffect(() => {
    let isLast = false;
    const timer = setInterval(() => {
      const rest = latest.current.leftNow();
      setLeft(rest);
      if (rest <= LAST_MS && !isLast) {
        isLast = true;
        latest.current.onLast();
      }
      if (rest > 0) return;
      clearInterval(timer);
      latest.current.onOver();
    }, 500);
    return () => clearInterval(timer);
  }, [testId]);
  return left;
}
