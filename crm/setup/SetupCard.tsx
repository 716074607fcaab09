import { CanAccess } from '@refinedev/core';
import { useReadSetup, type SetupState } from '#client/generated/rest/setup.ts';
import { Button, Pending, QueryFailed } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { StepList } from './StepList.tsx';
import { setupSteps } from './steps.ts';
import { usePutAway } from './usePutAway.ts';

/** On the page of the day, for managers: what the academy has yet to do before its first lesson. Nothing once all is done. */
export function SetupCard() {
  return (
    <CanAccess resource="setup" action="list">
      <Steps />
    </CanAccess>
  );
}

function Steps() {
  const query = useReadSetup({ query: { refetchOnMount: 'always' } });
  if (query.data) return <OpenSteps state={query.data} onChanged={() => query.refetch()} />;
  if (query.isPending) return <Pending />;
  return (
    <Card title="시작하기">
      <QueryFailed query={query} />
    </Card>
  );
}

function OpenSteps({ state, onChanged }: { state: SetupState; onChanged: () => Promise<unknown> }) {
  const steps = setupSteps(state);
  const { isSending, putAway } = usePutAway(onChanged);
  if (state.putAway !== null || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card
      title="시작하기"
      action={
        <Button size="small" variant="quiet" loading={isSending} onClick={() => void putAway(true)}>
          숨기기
        </Button>
      }
    >
      <StepList steps={steps} />
    </Card>
  );
}
