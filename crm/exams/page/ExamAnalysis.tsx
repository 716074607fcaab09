import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, QueryView, StatTile } from '#ui-kit';
import { DistributionChart } from '#ui-kit/DistributionChart/DistributionChart.tsx';
import { paths } from '../paths.ts';
import css from '../Exams.module.css';
import { ExamAnalysisDocument, type ExamAnalysisQuery } from '../generated/graphql.ts';
import { ItemTable } from './ItemTable.tsx';

type Exam = NonNullable<ExamAnalysisQuery['exams_by_pk']>;

/** The analysis of an exam: statistics, distribution of points, and figures of each question. */
export default function ExamAnalysis() {
  const { examId = '' } = useParams();
  const query = useGql(ExamAnalysisDocument, { id: examId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query} rows={8}>
      {({ exams_by_pk: exam }) =>
        exam?.statistics?.takenCount ? (
          <Analysis exam={exam} />
        ) : (
          <EmptyState
            of="sheet"
            title="아직 점수가 없습니다"
            action={<ButtonLink href={paths.exam(examId)}>정답표 보기</ButtonLink>}
          >
            점수를 넣거나 답안지를 채점하면 평균과 분포, 문항별 정답률이 여기에 나옵니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}

function Analysis({ exam }: { exam: Exam }) {
  const { statistics: of, cutline, totalPoints, questionStatistics: items } = exam;
  const taken = of?.takenCount ?? 0;
  const participants = of?.participantCount ?? 0;
  const isAnswered = items.some(({ takenCount }) => (takenCount ?? 0) > 0);
  return (
    <>
      <div className={css.tiles}>
        <StatTile
          label="응시"
          value={taken}
          unit="명"
          share={taken / Math.max(1, participants)}
          note={`전체 ${participants}명`}
        />
        <StatTile label="평균" value={of?.mean ?? '–'} unit="점" share={(of?.mean ?? 0) / totalPoints} />
        <StatTile label="중앙값" value={of?.median ?? '–'} unit="점" />
        <StatTile label="최고 / 최저" value={`${of?.highest ?? '–'} / ${of?.lowest ?? '–'}`} unit="점" />
        <StatTile label="표준편차" value={of?.deviation ?? '–'} />
        <StatTile
          label="클리닉 대상"
          value={of?.clinicCount ?? 0}
          unit="명"
          tone="negative"
          share={(of?.clinicCount ?? 0) / Math.max(1, taken)}
        />
      </div>
      <div className={css.card}>
        <DistributionChart
          label="점수 분포"
          unit="점"
          top={totalPoints}
          counts={of?.distribution ?? []}
          mark={cutline !== null ? { label: `커트라인 ${cutline}점`, value: cutline } : undefined}
        />
      </div>
      <div className={css.card}>
        {isAnswered ? (
          <ItemTable items={items} />
        ) : (
          <EmptyState of="sheet" title="문항별 답이 없습니다">
            답안지를 읽거나 성적 화면에서 문항별로 답을 넣으면 정답률과 변별도가 나옵니다.
          </EmptyState>
        )}
      </div>
    </>
  );
}
