import { useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { addDays, EmptyState, instantInSeoul, Link, QueryView, todayInSeoul } from '#ui-kit';
import { CardStack, inCard } from '../shared/Card.tsx';
import { Page } from '../shared/Page.tsx';
import { paths as materialPaths } from '../materials/index.tsx';
import { Due } from './Due.tsx';
import { PortalHomeDocument } from './generated/graphql.ts';
import { LectureCards } from './LectureCards.tsx';
import { isPast, nextWeek } from './myLectures.ts';
import { News } from './News.tsx';
import { NextBookings } from './NextBookings.tsx';
import { NextLecture } from './NextLecture.tsx';
import { PastLectures } from './PastLectures.tsx';
import { RecentMarks } from './RecentMarks.tsx';
import { Videos } from './Videos.tsx';

/** How long an unread announcement is shown on the first page. */
const NEWS_DAYS = 30;

/** `/portal`: the next lecture and bookings, unread announcements and unfinished materials, lectures, latest marks, past lectures. */
export default function HomePage() {
  const { auth } = useSession();
  const today = todayInSeoul();
  const since = instantInSeoul(addDays(today, -NEWS_DAYS));
  const query = useGql(PortalHomeDocument, { today, since });
  return (
    <Page title={auth ? `${auth.name}님, 안녕하세요` : '홈'}>
      <QueryView query={query} frame={inCard}>
        {({ lectures, upcoming, bookings, news, videos, due, recent }) => {
          if (lectures.length === 0) return <NoLectures />;
          const past = lectures.filter((lecture) => isPast(lecture));
          const current = lectures.filter((lecture) => !past.includes(lecture));
          return (
            <CardStack>
              <NextLecture week={nextWeek(upcoming)} />
              {bookings.length > 0 && <NextBookings bookings={bookings} />}
              {news.length > 0 && <News news={news} />}
              <Videos videos={videos} />
              {due.length > 0 ? <Due due={due} /> : <Link href={materialPaths.materials}>자료 모두 보기</Link>}
              {current.length > 0 && <LectureCards lectures={current} />}
              {recent.length > 0 && <RecentMarks marks={recent} />}
              {past.length > 0 && <PastLectures lectures={past} />}
            </CardStack>
          );
        }}
      </QueryView>
    </Page>
  );
}

function NoLectures() {
  return (
    <EmptyState title="아직 듣는 강의가 없습니다">
      수강 등록이 끝나면 여기에 강의와 출결이 나타납니다. 이미 등록했다면 학원에 알려 주세요.
    </EmptyState>
  );
}
