import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError, isTransient } from '#client/errors.ts';
import { answerWordTest, takeWordTest, type Taking } from '#client/generated/rest/wordTests.ts';
import { useToast } from '#ui-kit';
import type { GivenAnswer } from './AnswerInputs.tsx';
import { keepAnswer, keptAnswer, type KeptAnswer } from './kept.ts';

/** How often an answer that has not arrived is sent again, in milliseconds. */
const AGAIN_MS = 3000;

/** A request that hangs is given up after as many milliseconds, and sent again. */
const PATIENCE_MS = 10_000;

/** Sends the answers of an attempt; one that does not arrive is kept, over a reload too, and sent until the server has it or the time is over. */
export function useAnswers({ testId, planId, question }: Taking, onTaking: (taking: Taking) => void, end: () => void) {
  const [waiting, setWaiting] = useState<'no' | 'sent' | 'again'>('no');
  const [problem, setProblem] = useState<unknown>(null);
  const toast = useToast();
  const unsent = useRef<KeptAnswer>(undefined);
  const keep = (answer: KeptAnswer | undefined): void => {
    unsent.current = answer;
    keepAnswer(testId, answer ?? null);
  };
  const isGoing = useRef(false);
  const send = async (): Promise<void> => {
    if (!unsent.current || isGoing.current) return;
    isGoing.current = true;
    try {
      const next = await answerWordTest(testId, unsent.current, { signal: AbortSignal.timeout(PATIENCE_MS) });
      keep(undefined);
      setWaiting('no');
      if (next.finishedAt === null) onTaking(next);
      else end();
    } catch (failure) {
      if (isTransient(failure) || !(failure instanceof HttpError)) return setWaiting('again');
      keep(undefined);
      setWaiting('no');
      const { code } = failure.problem;
      if (code === 'time-over' || code === 'finished') {
        if (code === 'time-over') toast({ message: '마지막 답은 시간 안에 도착하지 못했어요.', tone: 'warning' });
        end();
      } else if (code === 'answered' || code === 'not-asked') {
        // Another device has gone on.
        await takeWordTest(planId).then(onTaking, setProblem);
      } else setProblem(failure);
    } finally {
      isGoing.current = false;
    }
  };
  const again = useEffectEvent(() => void send());
  useEffect(() => {
    const hear = (): void => again();
    const often = setInterval(hear, AGAIN_MS);
    addEventListener('online', hear);
    return () => {
      clearInterval(often);
      removeEventListener('online', hear);
    };
  }, []);
  const give = (given: GivenAnswer): void => {
    if (!question || unsent.current) return;
    keep({ sequence: question.sequence, ...given });
    setProblem(null);
    setWaiting('sent');
    void send();
  };
  // What the page could not send before it was reloaded.
  const resume = useEffectEvent(() => {
    const kept = keptAnswer(testId);
    if (kept?.sequence === question?.sequence && kept) give(kept);
  });
  useEffect(() => resume(), [testId]);
  return { waiting, problem, give };
}
