import { useState } from 'react';
import { Button, FactList, Stack } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { RetentionOverviewQuery } from './generated/manager.ts';
import { isReviewDue } from './isReviewDue.ts';
import { LegalNote } from './LegalNote.tsx';
import css from './Retention.module.css';
import { RuleDialog } from './RuleDialog.tsx';
import type { Rule } from './types.ts';

interface RuleCardProps {
  rule: Rule;
  runs: RetentionOverviewQuery['retentionRuns'];
}

/** How long records are kept, why, and whether this year's review is still to be done. */
export function RuleCard({ rule, runs }: RuleCardProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title="보관 규칙"
      action={
        <Button size="small" onClick={() => setEditing(true)}>
          규칙 바꾸기
        </Button>
      }
    >
      <Stack>
        <FactList
          facts={[
            { label: '보관 기간', value: `마지막 날부터 ${rule.keepYears}년` },
            { label: '점검하는 달', value: `해마다 ${rule.reviewMonth}월` },
            { label: '변경 기록', value: rule.auditMonths ? `${rule.auditMonths}개월 뒤에 삭제` : '모두 보관' },
            { label: '영수증과 장부', value: rule.receiptsKeptElsewhere ? '따로 보관함' : '따로 보관하지 않음' },
          ]}
        />
        {isReviewDue(rule, runs) && (
          <p className={css.notice} role="status">
            올해 점검을 아직 하지 않았습니다. 아래 목록을 확인해 주세요.
          </p>
        )}
        <LegalNote />
      </Stack>
      {editing && <RuleDialog rule={rule} onClose={() => setEditing(false)} />}
    </Card>
  );
}
