import { useGql } from '#client/graphql/gql.ts';
import { useReader } from '#client/session/preview.ts';
import { Button, EmptyState, formatDay, QueryView, ReportTrend, todayInSeoul } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { AttendanceTally } from '../shared/AttendanceTally.tsx';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { byLecture, trendOf } from '../shared/trend.ts';
import { ActualScores } from './ActualScores.tsx';
import { PortalGrowthDocument, type PortalGrowthQuery } from './generated/graphql.ts';
import css from './Growth.module.css';
import { WrongAnswers } from './WrongAnswers.tsx';

/** `/portal/growth`: scores over the term, exams outside the academy, attendance, wrong answers; printable for a parent. */
export default function GrowthPage() {
  const reader = useReader();
  const query = useGql(PortalGrowthDocument, {});
  return (
    <Page
      title="학습 성장"
      back={{ label: '내 성적', href: examPaths.exams }}
      description={reader && `${reader.name} · ${formatDay(todayInSeoul())}`}
      actions={
        <span className={css.unprinted}>
          <Button onClick={() => print()}>인쇄</Button>
        </span>
      }
    >
      <QueryView query={query} frame={inCard}>
        {(growth) => <Growth {...growth} />}
      </QueryView>
    </Page>
  );
}

function Growth({ exams, lectures, actualExamScores }: PortalGrowthQuery) {
  const lines = byLecture(exams)
    .toSorted(byNameOf(({ name }) => name))
    .map((lecture) => ({ ...lecture, points: trendOf(lecture.exams) }))
    .filter(({ points }) => points.length > 0);
  return (
    <div className={css.sheet}>
      <CardStack>
        {lines.length === 0 && (
          <Card>
            <EmptyState of="chart" title="아직 그릴 성적이 없어요">
              공개된 시험이 쌓이면 점수의 흐름이 나타나요.
            </EmptyState>
          </Card>
        )}
        {lines.map(({ id, name, points }) => (
          <Card key={id} title={name}>
            <ReportTrend title="점수 추이" points={points} />
          </Card>
        ))}
        {actualExamScores.length > 0 && <ActualScores scores={actualExamScores} />}
        {lectures.length > 0 && (
          <Card title="출결">
            {lectures.toSorted(byNameOf(({ name }) => name)).map(({ id, name, weeklyLectures }) => (
              <section key={id}>
                <h3 className={css.lecture}>{name}</h3>
                <AttendanceTally weeks={weeklyLectures} />
              </section>
            ))}
          </Card>
        )}
        <WrongAnswers exams={exams} />
      </CardStack>
    </div>
  );
}
