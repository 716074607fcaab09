import { Chip, Link } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/index.tsx';
import { paths as materialPaths } from '../materials/index.tsx';
import { Card } from '../shared/Card.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import css from './Due.module.css';
import type { PortalHomeQuery } from './generated/graphql.ts';

/** Materials the student has not finished. */
export function Due({ due }: Pick<PortalHomeQuery, 'due'>) {
  return (
    <Card title="할 일">
      <RowLinks
        rows={due.map(({ id, title, lecture }) => ({
          id,
          href: lecturePaths.lecture(lecture.id),
          title,
          note: lecture.name,
          end: <Chip tone="warning">확인 전</Chip>,
        }))}
      />
      <p className={css.more}>
        <Link href={materialPaths.materials}>자료 모두 보기</Link>
      </p>
    </Card>
  );
}
