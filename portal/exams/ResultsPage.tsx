import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, formatDay, QueryView, ReportTrend, StatusChip, formatMean } from '#ui-kit';
import { paths as growthPaths } from '../growth/paths.ts';
import { home } from '../home/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { byLecture, trendOf, valueOf } from '../shared/trend.ts';
import { PortalResultsDocument, type PortalResultsQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';

/** `/portal/exams`: every exam whose result is shown, by lecture, with its line. */
export default function ResultsPage() {
  const query = useGql(PortalResultsDocument, {});
  return (
    <Page title="내 성적" back={home}>
      <QueryView query={query} frame={inCard}>
        {({ exams }) =>
          exams.length === 0 ? (
            <Card>
              <EmptyState of="sheet" title="아직 공개된 성적이 없어요">
                선생님이 성적을 공개하면 여기에 모여요.
              </EmptyState>
            </Card>
          ) : (
            <CardStack>
              {byLecture(exams).map((lecture) => (
                <LectureResults key={lecture.id} {...lecture} />
              ))}
              <ButtonLink href={growthPaths.growth}>학습 성장 보기</ButtonLink>
            </CardStack>
          )
        }
      </QueryView>
    </Page>
  );
}

type Exam = PortalResultsQuery['exams'][number];

function LectureResults({ name, exams }: { name: string; exams: readonly Exam[] }) {
  const points = trendOf(exams);
  return (
    <Card title={name}>
      {points.length > 1 && <ReportTrend title="점수 추이" points={points} />}
      <RowLinks
        rows={exams.toReversed().map((exam) => ({
          id: exam.id,
          href: paths.exam(exam.id),
          title: exam.name,
          note: [
            formatDay(exam.weeklyLecture.heldOn),
            exam.statistics?.mean != null && `반 평균 ${formatMean(exam.statistics.mean)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          end: <Value exam={exam} />,
        }))}
      />
    </Card>
  );
}

function Value({ exam }: { exam: Exam }) {
  const value = valueOf(exam);
  if (value === null) return <StatusChip>{exam.scores[0]?.status === 'ABSENT' ? '결시' : '채점 전'}</StatusChip>;
  const isBelow = exam.cutline !== null && value < exam.cutline;
  return <StatusChip tone={isBelow ? 'warning' : 'positive'}>{`${value} / ${exam.totalPoints}점`}</StatusChip>;
}
