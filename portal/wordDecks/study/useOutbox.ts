import { useCallback, useEffect, useRef, useState } from 'react';
import { reviewWords, type WordReviewInput } from '#client/generated/rest/wordDecks.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { keepAnswer, keptAnswers, sendKept } from './outbox.ts';
import type { StudyAnswer } from './session.ts';

/** How often what has not arrived is sent again, in milliseconds. */
const againMs = 15_000;

/** A request that hangs is given up after as many milliseconds, and sent again. */
const patienceMs = 20_000;

const send = (reviews: StudyAnswer[]) =>
  reviewWords(
    { sentAt: deviceClock.now().toISOString(), reviews: reviews as WordReviewInput[] },
    { signal: AbortSignal.timeout(patienceMs) },
  );

/** Sends answers as they are given; what does not arrive is kept and sent when the network is back. */
export function useOutbox(userId: string) {
  const [waiting, setWaiting] = useState(() => keptAnswers(userId).length);
  const sending = useRef<Promise<void>>(undefined);
  const sendAll = useCallback((): Promise<void> => {
    // What is kept meanwhile goes with the same run.
    sending.current ??= sendKept(userId, send)
      .catch(() => undefined)
      .finally(() => {
        sending.current = undefined;
        setWaiting(keptAnswers(userId).length);
      });
    return sending.current;
  }, [userId]);
  useEffect(() => {
    const again = () => {
      if (keptAnswers(userId).length > 0) void sendAll();
    };
    const often = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(often);
      removeEventListener('online', again);
    };
  }, [userId, sendAll]);
  return {
    /** Answers that have not arrived. */
    waiting,
    keep: (answer: StudyAnswer): void => {
      keepAnswer(userId, answer);
      setWaiting(keptAnswers(userId).length);
      void sendAll();
    },
    sendAll,
  };
}
