import { paths as examPaths } from '../exams/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalWeekQuery } from './generated/graphql.ts';

type Exam = NonNullable<PortalWeekQuery['weeklyLectures_by_pk']>['exams'][number];

/** The exams of a week whose results are shown, each with my value. */
export function ShownExams({ exams }: { exams: readonly Exam[] }) {
  return (
    <Card title="시험 결과">
      <RowLinks
        rows={exams.map(({ id, name, totalPoints, scores }) => {
          const value = scores[0]?.attempts[0]?.value ?? null;
          return {
            id,
            href: examPaths.exam(id),
            title: name,
            note: scores[0]?.status === 'ABSENT' ? '결시' : value === null ? '채점 전' : `${totalPoints}점 만점`,
            end: value === null ? null : `${value}점`,
          };
        })}
      />
    </Card>
  );
}
