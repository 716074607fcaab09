import { useState } from 'react';
import { useReadSmsSender, useStopSms, type SmsSender } from '#client/generated/rest/smsMessages.ts';
import {
  Button,
  ConfirmDialog,
  FactList,
  formatInstant,
  formatNumber,
  formatPhone,
  QueryView,
  StatusChip,
} from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import css from '../Sms.module.css';

const ways = {
  solapi: '솔라피로 보냄',
  outbox: '보내지 않고 서버의 파일에만 적음',
  off: '보내지 않고 보낼 목록에만 둠',
} as const;

/** For managers: which way texts go, what holds them up, and the switch that stops them all. */
export function SenderCard() {
  const query = useReadSmsSender({ query: { refetchOnMount: 'always', refetchInterval: 30_000 } });
  return (
    <Card title="문자 발송">
      <QueryView query={query} rows={2}>
        {(sender) => <Sender sender={sender} onChanged={() => query.refetch()} />}
      </QueryView>
    </Card>
  );
}

function Sender({ sender, onChanged }: { sender: SmsSender; onChanged: () => Promise<unknown> }) {
  const { way, isStopped, waiting, asked, problem, account } = sender;
  const [asking, setAsking] = useState(false);
  const { mutateAsync: stop } = useStopSms();
  return (
    <>
      <FactList
        columns={3}
        facts={[
          { label: '방법', value: ways[way] },
          { label: '상태', value: <State sender={sender} /> },
          { label: '보낼 예정', value: `${formatNumber(waiting)}건` },
          { label: '결과 대기', value: `${formatNumber(asked)}건` },
          { label: '잔액', value: balanceOf(account) },
          { label: '발신번호', value: account?.senderNumbers.map(formatPhone).join(', ') },
        ]}
      />
      <div className={css.below}>
        {problem && <p role="status">{`${formatInstant(problem.since)}부터: ${problem.reason}`}</p>}
        <Button size="small" tone={isStopped ? 'normal' : 'danger'} onClick={() => setAsking(true)}>
          {isStopped ? '다시 보내기' : '모든 문자 멈추기'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={isStopped ? '문자를 다시 보낼까요?' : '모든 문자를 멈출까요?'}
        tone={isStopped ? 'normal' : 'danger'}
        confirmLabel={isStopped ? '다시 보내기' : '모두 멈추기'}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await stop({ data: { isStopped: !isStopped } });
          await onChanged();
        }}
        said={isStopped ? '문자를 다시 보냅니다' : '모든 문자를 멈췄습니다'}
      >
        {isStopped
          ? `기다리던 ${formatNumber(waiting)}건이 순서대로 나갑니다. 보낼 수 있는 시간이 지난 문자는 실패로 남습니다.`
          : `보낼 예정인 ${formatNumber(waiting)}건과 앞으로 올라올 문자가 나가지 않습니다. 이미 문자 회사에 넘긴 것은 도착할 수 있습니다.`}
      </ConfirmDialog>
    </>
  );
}

function State({ sender: { isStopped, problem, way } }: { sender: SmsSender }) {
  if (isStopped) return <StatusChip tone="negative">멈춤</StatusChip>;
  if (problem) return <StatusChip tone="warning">밀림</StatusChip>;
  return way === 'solapi' ? (
    <StatusChip tone="positive">보내는 중</StatusChip>
  ) : (
    <StatusChip tone="neutral">보내지 않음</StatusChip>
  );
}

function balanceOf(account: SmsSender['account']): string {
  if (account === null) return '문자 회사가 답하지 않음';
  return account.balance === null ? '' : `${formatNumber(account.balance)}원`;
}
