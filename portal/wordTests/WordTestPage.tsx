import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import { useTakeWordTest, type Taking, type TakeWordTestParams } from '#client/generated/rest/wordTests.ts';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { problemText } from '#client/problemText.ts';
import { Button, FactList, FormAlert, QueryView, formatInstants, Note } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PortalWordTestDocument, type PortalWordTestQuery } from './generated/graphql.ts';
import { Result, RightAnswers } from './Result.tsx';
import { TestSession } from './TestSession.tsx';
import { bestWords, howWords, limitWords, stateOf, stateWords } from './testWords.ts';
import { useLeaving } from './useLeaving.ts';
import { useIsReloaded } from './useStaying.ts';
import css from './WordTest.module.css';

type MyTest = NonNullable<PortalWordTestQuery['wordTestPlans_by_pk']>;

const back = { label: '단어장', href: deckPaths.wordDecks };

/** `/portal/word-tests/:planId`: a word test of mine, before, while and after I take it. */
export default function WordTestPage() {
  const { planId = '' } = useParams();
  return isUuid(planId) ? <MyWordTest key={planId} planId={planId} /> : <NoTest />;
}

function MyWordTest({ planId }: { planId: string }) {
  const query = useGql(PortalWordTestDocument, { id: planId }, { requestPolicy: 'network-only' });
  const [taking, setTaking] = useState<Taking | null>(null);
  const isReloaded = useIsReloaded();
  const [wasTaken, setWasTaken] = useState(false);
  const isOpen = taking?.finishedAt === null;
  useLeaving(isOpen ? taking.testId : undefined);
  if (isOpen) {
    return (
      <Page title={taking.title}>
        <TestSession
          taking={taking}
          onTaking={setTaking}
          onOver={() => {
            setTaking(null);
            void query.refetch();
          }}
        />
      </Page>
    );
  }
  if (query.data?.wordTestPlans_by_pk === null) return <NoTest />;
  return (
    <Page title={query.data?.wordTestPlans_by_pk?.title ?? '단어 시험'} back={back}>
      <QueryView query={query} frame={inCard}>
        {({ wordTestPlans_by_pk: test }) =>
          test && (
            <TestView
              test={test}
              goesOn={isReloaded && !wasTaken}
              onBegin={(begun) => {
                setWasTaken(true);
                setTaking(begun);
              }}
            />
          )
        }
      </QueryView>
    </Page>
  );
}

interface TestViewProps {
  test: MyTest;
  /** The page was reloaded in the midst of it. */
  goesOn: boolean;
  onBegin: (taking: Taking) => void;
}

function TestView({ test, goesOn, onBegin }: TestViewProps) {
  const take = useTakeWordTest();
  const state = stateOf(test, serverClock.now());
  const [last] = test.tests;
  // Until when it is open stands among the facts.
  const words = state === 'open' ? bestWords(test) : stateWords(test, state);
  const begin = async (params?: TakeWordTestParams): Promise<void> => {
    try {
      onBegin(await take.mutateAsync({ planId: test.id, params }));
    } catch {
      // Said below the button.
    }
  };
  const goOn = useEffectEvent(() => {
    if (goesOn && state === 'running') void begin({ after: 'RELOAD' });
  });
  useEffect(() => goOn(), []);
  const shown = state === 'running' ? undefined : last;
  return (
    <CardStack>
      {shown && <Result plan={test} test={shown} />}
      <Card>
        <FactList
          facts={[
            { label: '범위', value: `${test.deck?.title ?? ''} · ${test.fromSequence}–${test.toSequence}번` },
            { label: '방식', value: howWords(test) },
            { label: '문항', value: `${test.questionCount}개 중 ${test.targetCount}개 이상 맞히면 통과` },
            { label: '시간', value: timeWords(test) },
            { label: '응시', value: test.maxAttempts === null ? '통과할 때까지' : `${test.maxAttempts}번까지` },
            { label: '기간', value: formatInstants(test.opensAt, test.closesAt) },
          ]}
        />
        {words && <p className={css.state}>{words}</p>}
        {(state === 'open' || state === 'running') && (
          <>
            <Button variant="primary" fullWidth loading={take.isPending} onClick={() => void begin()}>
              {state === 'running' ? '이어서 보기' : last ? '다시 보기' : '시험 시작'}
            </Button>
            <Note>
              시험을 보는 동안에는 단어장을 볼 수 없고, 다른 화면으로 가면 선생님께 알려져요. 새로고침은 괜찮아요.
            </Note>
          </>
        )}
        <FormAlert message={take.error && problemText(take.error)} />
      </Card>
      {shown && <RightAnswers test={shown} />}
    </CardStack>
  );
}

function timeWords({ isPrinted, timeLimitSeconds }: MyTest): string {
  if (isPrinted) return '학원에서 정해요';
  return timeLimitSeconds === null ? '제한 없음' : `${limitWords(timeLimitSeconds)} 안에`;
}

function NoTest() {
  return (
    <Page title="단어 시험" back={back}>
      <NotMine title="볼 수 없는 시험이에요" back={{ label: '단어장 목록', href: deckPaths.wordDecks }}>
        삭제되었거나 주소가 바뀌었어요.
      </NotMine>
    </Page>
  );
}
