import { useGql } from '#client/gql.ts';
import { useSession } from '#client/session.ts';
import { EmptyState, PageHeader, todayInSeoul } from '#ui-kit';
import { CardStack } from '../shared/Card.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PortalHomeDocument } from './generated/graphql.ts';
import { LectureCards } from './LectureCards.tsx';
import { NextLecture } from './NextLecture.tsx';
import { RecentMarks } from './RecentMarks.tsx';

/** /portal: the next lecture, my lectures, my last attendance marks. */
export function HomePage() {
  const { auth } = useSession();
  const query = useGql(PortalHomeDocument, { today: todayInSeoul() });
  return (
    <>
      <PageHeader title={auth ? `${auth.name}님, 안녕하세요` : '홈'} />
      <Loaded query={query}>
        {({ lectures, next, recent }) =>
          lectures.length === 0 ? (
            <EmptyState title="아직 듣는 강의가 없습니다">
              수강 등록이 끝나면 여기에 강의와 출결이 나타납니다.
            </EmptyState>
          ) : (
            <CardStack>
              <NextLecture week={next[0]} />
              <LectureCards lectures={lectures} />
              {recent.length > 0 && <RecentMarks marks={recent} />}
            </CardStack>
          )
        }
      </Loaded>
    </>
  );
}
