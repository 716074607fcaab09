import { CanAccess } from '@refinedev/core';
import { useReadSetup, type SetupState } from '#client/generated/rest/setup.ts';
import { Button, EmptyState, formatInstant, Note, QueryView } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import css from './Setup.module.css';
import { StepList } from './StepList.tsx';
import { setupSteps } from './steps.ts';
import { usePutAway } from './usePutAway.ts';

/** `/crm/admin/setup`: the first steps of an academy, put away or not. */
export default function SetupPage() {
  return (
    <CanAccess resource="setup" action="list" fallback={<NoAccess />}>
      <Setup />
    </CanAccess>
  );
}

function Setup() {
  const query = useReadSetup({ query: { refetchOnMount: 'always' } });
  return (
    <Page description="학원을 여는 데 필요한 일입니다. 한 것은 기록에서 알아보고, 남은 것은 오늘 화면에도 보입니다.">
      <div className={css.page}>
        <QueryView query={query} rows={8}>
          {(state) => <Steps state={state} onChanged={() => query.refetch()} />}
        </QueryView>
      </div>
    </Page>
  );
}

function Steps({ state, onChanged }: { state: SetupState; onChanged: () => Promise<unknown> }) {
  const steps = setupSteps(state);
  const { isSending, putAway } = usePutAway(onChanged);
  const isAway = state.putAway !== null;
  if (steps.every(({ isDone }) => isDone)) {
    return (
      <EmptyState of="done" title="시작하는 데 필요한 일을 마쳤습니다">
        {steps.map(({ figure }) => figure).join(' · ')}
      </EmptyState>
    );
  }
  return (
    <Card
      title="남은 일"
      action={
        <Button size="small" loading={isSending} onClick={() => void putAway(!isAway)}>
          {isAway ? '오늘 화면에 표시' : '오늘 화면에서 숨기기'}
        </Button>
      }
    >
      {state.putAway && <Note>{awayWords(state.putAway)}</Note>}
      <StepList steps={steps} />
    </Card>
  );
}

const awayWords = ({ at, name }: NonNullable<SetupState['putAway']>): string =>
  name === null
    ? '수업을 하던 학원이라 오늘 화면에는 보이지 않습니다.'
    : `${name} 님이 ${formatInstant(at)}에 오늘 화면에서 숨겼습니다.`;
