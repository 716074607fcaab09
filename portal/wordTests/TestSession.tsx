import { useId, useRef, useState } from 'react';
import { useFinishWordTest, type Taking } from '#client/generated/rest/wordTests.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, FormAlert } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import { Choices, Writing } from './AnswerInputs.tsx';
import { leftWords } from './testWords.ts';
import { useAnswers } from './useAnswers.ts';
import { useStaying } from './useStaying.ts';
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
  const staying = useStaying();
  const [asksToEnd, setAsksToEnd] = useState(false);
  const typed = useRef('');
  const promptId = useId();
  const end = async (): Promise<void> => {
    await finish.mutateAsync({ testId }).catch(() => undefined);
    staying.release();
    onOver();
  };
  const { waiting, problem, give } = useAnswers(taking, onTaking, () => void end());
  const left = useTimeLeft(taking, {
    onLast: () => {
      if (question?.choices === null && typed.current.trim() !== '') give({ answer: typed.current });
    },
    onOver: () => void end(),
  });
  if (!question) return null;
  const busy = waiting !== 'no';
  return (
    <div data-alone>
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
      <p role="status" className={css.again}>
        {waiting === 'again' && `답을 다시 보내고 있어요.${isTimed ? ' 시간은 계속 가요.' : ''}`}
      </p>
      <Card key={question.sequence}>
        <p
          id={promptId}
          tabIndex={-1}
          data-autofocus
          className={css.prompt}
          lang={/[가-힣]/.test(question.prompt) ? 'ko' : 'en'}
        >
          {question.prompt}
        </p>
        {question.choices ? (
          <Choices choices={question.choices} busy={busy} onAnswer={give} />
        ) : (
          <Writing busy={busy} typedRef={typed} promptId={promptId} onAnswer={give} />
        )}
        <FormAlert message={problem === null ? null : `답을 보내지 못했어요. ${problemText(problem)}`} />
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
      {staying.asks && (
        <ConfirmDialog
          open
          title="시험 화면에서 나갈까요?"
          confirmLabel="나가기"
          cancelLabel="계속 보기"
          tone="danger"
          onConfirm={() => staying.leave(deckPaths.wordDecks)}
          onClose={staying.stay}
        >
          {`나가면 선생님께 알려져요.${isTimed ? ' 시간은 계속 가요.' : ''} 끝나기 전에는 돌아와 이어서 볼 수 있어요.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
