import { useCancelWorkCorrection } from '#client/generated/rest/workRecords.ts';
import { Button, dayInSeoul, formatDay, StatusChip, useSending, type Tone, Note } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { AskedHours } from '../AskedHours.tsx';
import type { MyCorrection } from './types.ts';
import css from './Work.module.css';

const states: Readonly<Record<string, { label: string; tone: Tone }>> = {
  REQUESTED: { label: '승인 대기', tone: 'warning' },
  APPROVED: { label: '승인', tone: 'positive' },
  REJECTED: { label: '반려', tone: 'negative' },
};

/** One's own correction requests: those that wait, those of the month, and those decided in it. */
export function CorrectionsCard({ corrections }: { corrections: readonly MyCorrection[] }) {
  const cancel = useCancelWorkCorrection();
  const { send } = useSending();
  if (corrections.length === 0) return null;
  const takeBack = (correctionId: string) =>
    void send(() => cancel.mutateAsync({ correctionId }), '정정 요청을 취소했습니다');
  return (
    <Card title="정정 요청">
      <ul role="list" className={css.list}>
        {corrections.map((asked) => (
          <li key={asked.id} className={css.item}>
            <div className={css.line}>
              <strong>{formatDay(dayInSeoul(asked.startedAt))}</strong>
              <StatusChip tone={states[asked.status]?.tone ?? 'neutral'}>{states[asked.status]?.label}</StatusChip>
            </div>
            <p>
              <AskedHours asked={asked} />
            </p>
            <Note>{asked.reason}</Note>
            {asked.answer !== '' && (
              <Note>
                {asked.decidedByStaff?.name ?? '관리자'}: {asked.answer}
              </Note>
            )}
            {asked.status === 'REQUESTED' && (
              <div>
                <Button size="small" disabled={cancel.isPending} onClick={() => takeBack(asked.id)}>
                  요청 취소
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
