import { useCallback, useEffect, useState } from 'react';
import { reviewWords, type WordReviewInput } from '#client/generated/rest/wordDecks.ts';
import { keepAnswer, keptAnswers, sendKept } from './outbox.ts';
import type { StudyAnswer } from './session.ts';

/** How often what has not arrived is sent again, in milliseconds. */
const againMs = 15_000;

const send = (reviews: StudyAnswer[]) =>
  reviewWords({ sentAt: new Date().toISOString(), reviews: reviews as WordReviewInput[] });

/** Sends answers as they are given; what does not arrive is kept and sent when the network is back. */
export function useOutbox(userId: string) {
  const [waiting, setWaiting] = useState(() => keptAnswers(userId).length);
  const sendAll = useCallback(async (): Promise<void> => {
    // One tab sends at a time; the others find nothing left.
    await navigator.locks.request(`word-reviews:${userId}`, async () => {
      await sendKept(userId, send).catch(() => undefined);
    });
    setWaiting(keptAnswers(userId).length);
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
