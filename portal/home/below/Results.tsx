import { formatNearDay } from '#ui-kit';
import { paths as examPaths } from '../../exams/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { RowLinks } from '../../shared/page/RowLinks.tsx';
import type { PortalHomeQuery } from '../generated/graphql.ts';

/** The latest results. */
export function Results({ results }: Pick<PortalHomeQuery, 'results'>) {
  return (
    <Card title="새 성적">
      <RowLinks
        rows={results.map(({ id, exam, attempts }) => ({
          id,
          href: examPaths.exam(exam.id),
          title: exam.name,
          note: `${formatNearDay(exam.weeklyLecture.heldOn)} · ${exam.totalPoints}점 만점`,
          end: attempts[0]?.value != null && `${attempts[0].value}점`,
        }))}
      />
    </Card>
  );
}
