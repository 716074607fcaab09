import { useState } from 'react';
import { useApproveWorkCorrection } from '#client/generated/rest/workRecords.ts';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import {
  Button,
  Chip,
  dayInSeoul,
  formatClock,
  formatDay,
  QueryView,
  StatusChip,
  useSending,
  Row,
  Note,
} from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { useOthersDecide } from '../../tas/parts.ts';
import { AskedHours } from '../AskedHours.tsx';
import { WorkDeskDocument, type WorkDeskQuery } from '../generated/manager.ts';
import css from './WorkDesk.module.css';

const RejectDialog = lazyPart(() => import('./RejectDialog.tsx'));

type Asked = WorkDeskQuery['requested'][number];

/** Who is in now, and the corrections that wait to be decided. */
export function WorkDesk() {
  const query = useGql(WorkDeskDocument, {}, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query} what="근무 중인 조교와 정정 요청을" rows={2}>
      {({ open, requested }) => (
        <div className={css.desk}>
          <Card title={`지금 근무 중 ${open.length}명`}>
            {open.length === 0 ? (
              <Note>지금 근무 중인 조교가 없습니다.</Note>
            ) : (
              <Row role="list" as="ul" gap={6} wrap align="stretch">
                {open.map((shift) => (
                  <li key={shift.id}>
                    <Chip tone={shift.flags.length > 0 ? 'warning' : 'positive'}>
                      {shift.taStaff?.name} {formatDay(dayInSeoul(shift.startedAt))} {formatClock(shift.startedAt)}부터
                      {shift.flags.length > 0 && ' · 퇴근을 잊은 듯함'}
                    </Chip>
                  </li>
                ))}
              </Row>
            )}
          </Card>
          <Card title={`정정 요청 ${requested.length}건`}>
            {requested.length === 0 ? (
              <Note>기다리는 정정 요청이 없습니다.</Note>
            ) : (
              <ul role="list" className={css.list}>
                {requested.map((asked) => (
                  <AskedItem key={asked.id} asked={asked} />
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </QueryView>
  );
}

/** One request with what stands and what is wanted; nobody decides their own. */
function AskedItem({ asked }: { asked: Asked }) {
  const approve = useApproveWorkCorrection();
  const { send } = useSending();
  const [rejecting, setRejecting] = useState(false);
  const isOwn = useOthersDecide(asked.taId);
  const accept = () =>
    send(
      async () => {
        const data = asked.workRecord ? { recordVersion: asked.workRecord.version } : {};
        await approve.mutateAsync({ correctionId: asked.id, data });
      },
      `${asked.taStaff?.name ?? ''} 조교의 정정을 승인했습니다`,
    );
  return (
    <li className={css.item}>
      <div>
        <strong>{asked.taStaff?.name}</strong> {formatDay(dayInSeoul(asked.startedAt))} <AskedHours asked={asked} />
        <Note>{[asked.wageType?.name, asked.reason].filter(Boolean).join(' · ')}</Note>
      </div>
      {isOwn ? (
        <StatusChip tone="neutral">내 요청은 다른 관리자가 처리합니다</StatusChip>
      ) : (
        <div className={css.actions}>
          <Button size="small" variant="primary" disabled={approve.isPending} onClick={() => void accept()}>
            승인
          </Button>
          <Button size="small" onClick={() => setRejecting(true)}>
            반려
          </Button>
        </div>
      )}
      {rejecting && <RejectDialog correctionId={asked.id} onClose={() => setRejecting(false)} />}
    </li>
  );
}
