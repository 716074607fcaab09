import { useState } from 'react';
import { useCancelRetentionRun } from '#client/generated/rest/retention.ts';
import { Button, Chip, ConfirmDialog, EmptyState, formatInstant, Note, Row } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { RetentionOverviewQuery } from './generated/manager.ts';
import css from './Retention.module.css';

type Run = RetentionOverviewQuery['retentionRuns'][number];

const states: Readonly<Record<string, string>> = { RUNNING: '진행 중', DONE: '끝남', CANCELLED: '멈춤' };

/** The runs so far, the latest first. */
export function RunHistory({ runs }: { runs: readonly Run[] }) {
  const takeBack = useCancelRetentionRun();
  const [asked, setAsked] = useState<Run | null>(null);
  return (
    <Card title="지난 파기">
      {runs.length === 0 ? (
        <EmptyState of="record" title="아직 파기한 적이 없습니다">
          파기하면 언제, 누가, 몇 명을 삭제했는지 여기에 남습니다.
        </EmptyState>
      ) : (
        <ul className={css.runs} aria-label="지난 파기">
          {runs.map((run) => (
            <li key={run.id} className={css.run}>
              <span>
                {formatInstant(run.createdAt)} · {run.createdByStaff?.name ?? '삭제된 사람'} ·{' '}
                <b>{run.asked.toLocaleString('ko')}명</b>
                <Note>{detailsOf(run)}</Note>
              </span>
              <Row as="span" wrap align="stretch">
                <Chip>{states[run.status] ?? run.status}</Chip>
                {run.status !== 'RUNNING' && run.asked > run.takenBack && (
                  <Button
                    size="small"
                    onClick={() => setAsked(run)}
                    aria-label={`${formatInstant(run.createdAt)} 파기 되돌리기`}
                  >
                    되돌리기
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="이 파기를 되돌릴까요?"
        confirmLabel="되돌리기"
        onConfirm={() => takeBack.mutateAsync({ runId: asked?.id ?? '', data: { takeBack: true } })}
        said={({ takenBack }) => `${takenBack.toLocaleString('ko')}명을 되돌렸습니다`}
        onClose={() => setAsked(null)}
      >
        아직 익명 처리되지 않은 학생만 되돌아옵니다.
      </ConfirmDialog>
    </Card>
  );
}

function detailsOf({ keepYears, planned, skipped, takenBack }: Run): string {
  return [
    `보관 ${keepYears}년`,
    `대상 ${planned.toLocaleString('ko')}명`,
    skipped > 0 ? `그 사이 돌아와 건너뜀 ${skipped.toLocaleString('ko')}명` : '',
    takenBack > 0 ? `되돌림 ${takenBack.toLocaleString('ko')}명` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
