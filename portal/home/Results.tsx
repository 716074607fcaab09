import { formatNearDay, Link } from '#ui-kit';
import { paths as examPaths } from '../exams/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';
import css from './Home.module.css';

/** The latest results, and the way to all of them. */
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
      <p className={css.more}>
        <Link href={examPaths.exams}>성적 모두 보기</Link>
      </p>
    </Card>
  );
}
