import { Card, CardStack } from '../../shared/page/Card.tsx';
import { RowLinks, type RowLink } from '../../shared/page/RowLinks.tsx';
import { paths as examPaths } from '../../exams/paths.ts';
import { paths as materialPaths } from '../../lectureMaterials/paths.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import type { Plan } from '../plan/plan.ts';
import { ComingDays } from './ComingDays.tsx';
import { News } from './News.tsx';
import { Rest } from './Rest.tsx';
import { Results } from './Results.tsx';

interface BelowProps extends Pick<Plan, 'days' | 'rest'> {
  home: PortalHomeQuery;
  now: Date;
}

/** What home has below the first screen of a phone. */
export default function Below({ home, days, rest, now }: BelowProps) {
  return (
    <CardStack>
      <ComingDays home={home} days={days} now={now} />
      {home.news.length > 0 && <News news={home.news} />}
      {home.results.length > 0 && <Results results={home.results} />}
      {rest.length > 0 && <Rest entries={rest} now={now} />}
      <Card>
        <RowLinks rows={ways(home.lectures)} />
      </Card>
    </CardStack>
  );
}

/** The ways to what is no entry of the menu. */
function ways(lectures: PortalHomeQuery['lectures']): RowLink[] {
  const names = lectures.map(({ name }) => name).join(', ');
  return [
    { id: 'term', href: lecturePaths.lectures, title: '내 강의와 출결', note: names },
    { id: 'results', href: examPaths.exams, title: '성적', note: '시험마다 받은 점수' },
    { id: 'materials', href: materialPaths.materials, title: '자료', note: '수업 자료와 파일' },
  ];
}
