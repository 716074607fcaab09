import { Suspense } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { isHomeCached } from '#client/page/homeCacheKey.ts';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { useReader } from '#client/session/preview.ts';
import { EmptyState, QueryFailed, QueryView } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks, type RowLink } from '../shared/page/RowLinks.tsx';
import { homeTimes } from './firstHome.ts';
import { PortalHomeDocument, type PortalHomeQuery } from './generated/graphql.ts';
import { News } from './News.tsx';
import { Results } from './Results.tsx';
import { WhatNow } from './WhatNow.tsx';
import { whatNow } from './whatNow.ts';

const OfflineHome = lazyWithRetry(() => import('./OfflineHome.tsx'));

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
          {(home) =>
            home.lectures.length === 0 ? (
              <NoLectures />
            ) : (
              <CardStack>
                <WhatNow home={home} />
                {home.news.length > 0 && <News news={home.news} />}
                {home.results.length > 0 && <Results results={home.results} />}
                <Card>
                  <RowLinks rows={[term(home.lectures)]} />
                </Card>
              </CardStack>
            )
          }
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

const shownOf = (home: PortalHomeQuery) => ({ ...home, entries: whatNow(home) });

/** The way to the term. */
function term(lectures: PortalHomeQuery['lectures']): RowLink {
  const note = lectures.map(({ name }) => name).join(', ');
  return { id: 'term', href: lecturePaths.lectures, title: '내 강의와 출결', note };
}

function NoLectures() {
  return (
    <EmptyState of="lesson" title="아직 듣는 강의가 없어요">
      수강 등록이 끝나면 여기에 강의와 출결이 나타나요. 이미 등록했다면 학원에 알려 주세요.
    </EmptyState>
  );
}
