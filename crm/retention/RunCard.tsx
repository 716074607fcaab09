import { useState } from 'react';
import { Button, ConfirmDialog, ProgressBar, Note, Stack, Row } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { RetentionOverviewQuery } from './generated/manager.ts';
import { useRetentionRun } from './useRetentionRun.ts';

interface RunCardProps {
  /** How many are due. */
  due: number;
  /** A run that has not ended, by whomever. */
  open: RetentionOverviewQuery['retentionRuns'][number] | undefined;
}

/** Begins the real run over those who are shown, and shows how far it is. */
export function RunCard({ due, open }: RunCardProps) {
  const [asking, setAsking] = useState(false);
  const { progress, isRunning, begin, goOn, cancel } = useRetentionRun();
  const at = progress ?? open;
  const count = due.toLocaleString('ko');
  return (
    <Card title="파기">
      <Stack>
        {at?.status === 'RUNNING' ? (
          <>
            <ProgressBar
              label="삭제를 예약하는 중"
              value={at.asked + at.skipped}
              max={at.planned}
              valueText={`${(at.asked + at.skipped).toLocaleString('ko')}/${at.planned.toLocaleString('ko')}명`}
              onCancel={() => void cancel('runId' in at ? at.runId : at.id)}
            />
            {!isRunning && open && (
              <Row wrap align="stretch">
                <Button onClick={() => void goOn(open.id)}>이어서 하기</Button>
              </Row>
            )}
          </>
        ) : (
          <>
            <Note>
              대상은 <b>{count}명</b>입니다. 학생 삭제와 같이 며칠 동안 되돌릴 수 있고, 그 뒤에 이름·전화번호·상담
              기록·파일이 삭제되고 성적과 출결은 이름 없이 남습니다.
            </Note>
            <Row wrap align="stretch">
              <Button tone="danger" disabled={due === 0} onClick={() => setAsking(true)}>
                {count}명 파기하기
              </Button>
            </Row>
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`${count}명의 개인정보를 파기할까요?`}
        confirmLabel="파기하기"
        typedConfirm="파기"
        onConfirm={() => begin(due)}
        onClose={() => setAsking(false)}
      >
        목록의 학생을 모두 삭제하기로 합니다. 되돌릴 수 있는 날이 지나면 되살릴 수 없습니다.
      </ConfirmDialog>
    </Card>
  );
}
