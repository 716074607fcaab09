import { FactList, formatGrade, StatusChip } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Exam.module.css';
import type { PortalExam } from './types.ts';

/** The student's score, its rank, and the later retakes. */
export function MyValue({ exam }: { exam: PortalExam }) {
  const [score] = exam.scores;
  const first = score?.attempts.find(({ retakeNumber }) => retakeNumber === 0);
  const retakes = score?.attempts.filter(({ retakeNumber }) => retakeNumber > 0) ?? [];
  const { rank } = score ?? {};
  const isBelow = exam.cutline !== null && first?.value != null && first.value < exam.cutline;
  return (
    <Card title="내 점수">
      <p className={css.value}>
        <strong>{first?.value}</strong>
        <span>{`/ ${exam.totalPoints}점`}</span>
        {exam.cutline !== null && (
          <StatusChip tone={isBelow ? 'warning' : 'positive'}>
            {isBelow ? `커트라인 ${exam.cutline}점 미달` : `커트라인 ${exam.cutline}점 통과`}
          </StatusChip>
        )}
      </p>
      <FactList
        columns={2}
        facts={[
          { label: '석차', value: rank && `${rank.rank} / ${rank.takenCount}` },
          { label: '백분위', value: rank?.percentile },
          { label: '등급', value: first?.grade && first.gradeScale && formatGrade(first.grade, first.gradeScale) },
          ...retakes.map(({ retakeNumber, value }) => ({
            label: `${retakeNumber}차 재시험`,
            value: value === null ? '채점 전' : `${value}점`,
          })),
        ]}
      />
    </Card>
  );
}
