import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { answerWordTest, useFinishWordTest, type Taking } from '#client/generated/rest/wordTests.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { Choices, Writing, type GivenAnswer } from './AnswerInputs.tsx';
import { leftWords } from './testWords.ts';
import { useLeaving } from './useLeaving.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import css from './WordTest.module.css';

interface TestSessionProps {
  /** The open attempt. */
  taking: Taking;
  /** After each answer. */
  onTaking: (taking: Taking) => void;
  /** When the attempt has ended. */
  onOver: () => void;
}

/** The questions of an attempt, one after another; the server decides what is right and when the time is over. */
export function TestSession({ taking, onTaking, onOver }: TestSessionProps) {
  const { testId, question, questionCount, isTimed } = taking;
  const finish = useFinishWordTest();
  const [failed, setFailed] = useState<{ problem: unknown; given: GivenAnswer } | null>(null);
  const [isSending, setSending] = useState(false);
  const [asksToEnd, setAsksToEnd] = useState(false);
  const end = async (): Promise<void> => {
    await finish.mutateAsync({ testId }).catch(() => undefined);
    onOver();
  };
  const left = useTimeLeft(taking, () => void end());
  useLeaving(testId);
  const answer = async (given: GivenAnswer): Promise<void> => {
    if (!question || isSending) return;
    setSending(true);
    try {
      const next = await answerWordTest(testId, { sequence: question.sequence, ...given });
      setFailed(null);
      if (next.finishedAt === null) onTaking(next);
      else await end();
    } catch (problem) {
      if (problem instanceof HttpError && ['time-over', 'finished'].includes(problem.problem.code)) await end();
      else setFailed({ problem, given });
    } finally {
      setSending(false);
    }
  };
  if (!question) return null;
  return (
    <>
      <div className={css.head}>
        <p role="status">{`${question.sequence} / ${questionCount}`}</p>
        {isTimed && (
          <p role="timer" aria-label="남은 시간" data-short={left < 30_000}>
            {leftWords(left)}
          </p>
        )}
        <Button size="small" variant="quiet" onClick={() => setAsksToEnd(true)}>
          그만 보기
        </Button>
      </div>
      <Card>
        <p className={css.prompt} lang={/[가-힣]/.test(question.prompt) ? 'ko' : 'en'}>
          {question.prompt}
        </p>
        {question.choices ? (
          <Choices
            key={question.sequence}
            choices={question.choices}
            disabled={isSending}
            onAnswer={(given) => void answer(given)}
          />
        ) : (
          <Writing key={question.sequence} disabled={isSending} onAnswer={(given) => void answer(given)} />
        )}
        {failed && (
          <div role="alert" className={css.failed}>
            <p>{`답을 보내지 못했어요. ${problemText(failed.problem)}`}</p>
            <Button onClick={() => void answer(failed.given)}>다시 보내기</Button>
          </div>
        )}
      </Card>
      {asksToEnd && (
        <ConfirmDialog
          open
          title="시험을 그만 볼까요?"
          confirmLabel="그만 보기"
          onConfirm={end}
          onClose={() => setAsksToEnd(false)}
        >
          답하지 않은 문항은 틀린 것으로 봐요.
        </ConfirmDialog>
      )}
    </>
  );
}
