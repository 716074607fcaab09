import { Suspense } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { isHomeCached } from '#client/page/homeCacheKey.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { useReader } from '#client/session/preview.ts';
import { EmptyState, QueryFailed, QueryView } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { homeTimes } from './firstHome.ts';
import { PortalHomeDocument, type PortalHomeQuery } from './generated/graphql.ts';
import { First } from './First.tsx';
import { planOf } from './plan/plan.ts';
import { Today } from './Today.tsx';
import { whatNow } from './plan/whatNow.ts';

const Below = lazyPart(() => import('./below/Below.tsx'));
const OfflineHome = lazyWithRetry(() => import('./offline/OfflineHome.tsx'));

/** `/portal`: what comes and what is due, unread announcements, new results; the term behind a tap. */
export default function HomePage() {
  const reader = useReader();
  const query = useGql(PortalHomeDocument, homeTimes());
  const keeper = reader && isHomeCached(reader.userId) ? reader : null;
  const failed = query.isError && !query.data ? inCard(<QueryFailed query={query} />) : null;
  return (
    <Page title={reader ? `${reader.name}님, 안녕하세요` : '홈'}>
      {!(keeper && failed) && (
        <QueryView query={query} frame={inCard}>
          {(home) => (home.lectures.length === 0 ? <NoLectures /> : <Filled home={home} />)}
        </QueryView>
      )}
      {keeper && (
        <Suspense fallback={failed}>
          <OfflineHome
            reader={keeper}
            home={query.data && shownOf(query.data)}
            at={query.dataUpdatedAt}
            failed={failed}
            onRetry={() => void query.refetch()}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** @param props.home of a student with lectures */
function Filled({ home }: { home: PortalHomeQuery }) {
  const now = serverClock.now();
  const { first, today, days, rest } = planOf(whatNow(home, now), now);
  return (
    <CardStack>
      {first && <First entry={first} now={now} />}
      <Today home={home} entries={today} first={first} now={now} />
      <Below home={home} days={days} rest={rest} now={now} />
    </CardStack>
  );
}

const shownOf = (home: PortalHomeQuery) => ({ ...home, entries: whatNow(home) });

function NoLectures() {
  return (
    <EmptyState of="lesson" title="아직 듣는 강의가 없어요">
      수강 등록이 끝나면 여기에 강의와 출결이 나타나요. 이미 등록했다면 학원에 알려 주세요.
    </EmptyState>
  );
}
