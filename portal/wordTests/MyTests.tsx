import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, Note, Pending } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { Card } from '../shared/page/Card.tsx';
import { PortalWordTestsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { howWords, stateOf, stateWords } from './testWords.ts';

/** My word tests; nothing where there are none. */
export function MyTests() {
  const { data, isPending } = useGql(PortalWordTestsDocument, {});
  if (isPending) return <Pending />;
  const now = serverClock.now();
  const tests = (data?.wordTestPlans ?? []).map((test) => ({ test, state: stateOf(test, now) }));
  const isDue = ({ state }: (typeof tests)[number]) => state === 'open' || state === 'running';
  return [...tests.filter(isDue), ...tests.filter((one) => !isDue(one))].map(({ test, state }) => (
    <Card key={test.id} title={test.title}>
      <p>{`${test.deck?.title ?? ''} ${test.fromSequence}–${test.toSequence}번 · ${howWords(test)}`}</p>
      <Note>{stateWords(test, state)}</Note>
      <ButtonLink
        href={paths.test(test.id)}
        variant={state === 'open' || state === 'running' ? 'primary' : 'secondary'}
      >
        {
          {
            open: '시험 보기',
            running: '이어서 보기',
            reached: '결과 보기',
            closed: '결과 보기',
            usedUp: '결과 보기',
            printedTest: '시험 안내',
            early: '시험 안내',
          }[state]
        }
      </ButtonLink>
    </Card>
  ));
}
