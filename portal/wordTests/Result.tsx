import { StatusChip, Note } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { PortalWordTestQuery } from './generated/graphql.ts';
import css from './WordTest.module.css';

type FinishedTest = NonNullable<PortalWordTestQuery['wordTestPlans_by_pk']>['tests'][number];

/** What an attempt came to, and the right answers. */
export function Result({ test, targetCount }: { test: FinishedTest; targetCount: number }) {
  const correct = test.result?.correct ?? 0;
  const isReached = correct >= targetCount;
  return (
    <Card title={`${test.attemptNumber === 1 ? '첫 번째' : `${test.attemptNumber}번째`} 결과`}>
      <p className={css.score} role="status">
        <strong>{`${correct} / ${test.questionCount}`}</strong>
        <StatusChip tone={isReached ? 'positive' : 'warning'}>
          {isReached ? '통과' : `${targetCount - correct}개 더 맞으면 통과`}
        </StatusChip>
      </p>
      {test.leftCount > 0 && <Note>{`화면을 ${test.leftCount}번 벗어났어요.`}</Note>}
      <ol className={css.answers} aria-label="문항별 결과">
        {test.answers.map(({ id, prompt, answer, isCorrect, rightAnswers }) => (
          <li key={id} data-right={isCorrect ?? false}>
            <strong>{prompt}</strong>
            <span>{((rightAnswers ?? []) as string[]).join(', ')}</span>
            {!isCorrect && <span className={css.mine}>{`내 답: ${answer || '쓰지 않음'}`}</span>}
            <span className={css.mark}>{isCorrect ? '맞음' : '틀림'}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
