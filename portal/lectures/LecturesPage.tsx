import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView } from '#ui-kit';
import { home } from '../home/paths.ts';
import { CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PortalLecturesDocument } from './generated/graphql.ts';
import { LectureCards } from './LectureCards.tsx';
import { isPast } from './myLectures.ts';
import { PastLectures } from './PastLectures.tsx';
import { RecentMarks } from './RecentMarks.tsx';

/** `/portal/lectures`: the term: lectures with their attendance, latest marks, past lectures. */
export default function LecturesPage() {
  const query = useGql(PortalLecturesDocument, {});
  return (
    <Page title="내 강의" back={home}>
      <QueryView query={query} frame={inCard}>
        {({ lectures, recent }) => {
          const past = lectures.filter((lecture) => isPast(lecture));
          const current = lectures.filter((lecture) => !past.includes(lecture));
          if (lectures.length === 0) {
            return (
              <EmptyState of="lesson" title="아직 듣는 강의가 없어요">
                수강 등록이 끝나면 여기에 나타나요.
              </EmptyState>
            );
          }
          return (
            <CardStack>
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
