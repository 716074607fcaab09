import { CardStack } from '../shared/Card.tsx';
import type { PortalHomeQuery } from './generated/graphql.ts';
import { LectureCards } from './LectureCards.tsx';
import { isPast } from './myLectures.ts';
import { PastLectures } from './PastLectures.tsx';
import { RecentMarks } from './RecentMarks.tsx';

/** The term: lectures with their attendance, latest marks, past lectures. */
export default function Term({ lectures, recent }: Pick<PortalHomeQuery, 'lectures' | 'recent'>) {
  const past = lectures.filter((lecture) => isPast(lecture));
  const current = lectures.filter((lecture) => !past.includes(lecture));
  return (
    <CardStack>
      {current.length > 0 && <LectureCards lectures={current} />}
      {recent.length > 0 && <RecentMarks marks={recent} />}
      {past.length > 0 && <PastLectures lectures={past} />}
    </CardStack>
  );
}
