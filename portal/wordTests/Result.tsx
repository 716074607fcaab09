import { ButtonLink, Note, StatusChip } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import type { PortalWordTestQuery } from './generated/graphql.ts';
import css from './WordTest.module.css';

type Test = NonNullable<PortalWordTestQuery['wordTestPlans_by_pk']>;
type Answer = Test['tests'][number]['answers'][number];

interface ResultProps {
  plan: Test;
  /** The last attempt. */
  test: Test['tests'][number];
}

/** What an attempt came to, and the words to learn again. */
export function Result({ plan: { deck, targetCount }, test }: ResultProps) {
  const correct = test.result?.correct ?? 0;
  const isReached = correct >= targetCount;
  const wrong = test.answers.filter(({ isCorrect }) => !isCorrect);
  const wordIds = wrong.flatMap(({ wordId }) => wordId ?? []);
  return (
    <Card title={`${test.attemptNumber === 1 ? '첫 번째' : `${test.attemptNumber}번째`} 결과`}>
      <p className={css.score} role="status">
        <strong>{`${correct} / ${test.questionCount}`}</strong>
        <StatusChip tone={isReached ? 'positive' : 'warning'}>
          {isReached ? '통과' : `${targetCount - correct}개 더 맞으면 통과`}
        </StatusChip>
      </p>
      {test.leftCount > 0 && <Note>{`화면을 ${test.leftCount}번 벗어났어요.`}</Note>}
      {wrong.length > 0 && <Answers label="틀린 단어" answers={wrong} />}
      {deck && wordIds.length > 0 && (
        <ButtonLink href={deckPaths.studyOnly(deck.id, wordIds)} fullWidth>
          틀린 단어만 외우기
        </ButtonLink>
      )}
    </Card>
  );
}

/** What was right. */
export function RightAnswers({ test }: Pick<ResultProps, 'test'>) {
  const right = test.answers.filter(({ isCorrect }) => isCorrect);
  return (
    right.length > 0 && (
      <Card title="맞힌 단어">
        <Answers label="맞힌 단어" answers={right} />
      </Card>
    )
  );
}

function Answers({ label, answers }: { label: string; answers: readonly Answer[] }) {
  return (
    <ol className={css.answers} aria-label={label}>
      {answers.map(({ id, sequence, prompt, answer, isCorrect, rightAnswers }) => (
        <li key={id} value={sequence}>
          <strong>{prompt}</strong>
          <span>{((rightAnswers ?? []) as string[]).join(', ')}</span>
          {!isCorrect && <span className={css.mine}>{`내 답: ${answer || '쓰지 않음'}`}</span>}
        </li>
      ))}
    </ol>
  );
}
