import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/gql.ts';
import { Button, ButtonLink, EmptyState, formatWeek, QueryView, Toolbar } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { ExamMissing } from '../shared/exams/ExamMissing.tsx';
import { Page } from '../shared/Page.tsx';
import { ReportCardsDocument, type ReportCardsQuery } from './generated/graphql.ts';
import { ReportCard } from './ReportCard.tsx';
import css from './ReportCards.module.css';

export type ReportExam = NonNullable<ReportCardsQuery['exams_by_pk']>;

/** `/crm/exams/:examId/reports`: 성적표 of everybody who was graded, a page each, for paper or PDF. */
export default function ReportCardsPage() {
  const { examId = '' } = useParams();
  const query = useGql(ReportCardsDocument, { examId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>{({ exams_by_pk: exam }) => (exam ? <Cards exam={exam} /> : <ExamMissing />)}</QueryView>
  );
}

function Cards({ exam }: { exam: ReportExam }) {
  const [hasRank, setHasRank] = useState(true);
  const [words, setWords] = useState('');
  const { weeklyLecture: week, lectureId, scores } = exam;
  return (
    <Page
      noPrint
      title={`${exam.name} 성적표`}
      breadcrumbs={[
        { label: week.lecture.name, href: paths.lecture(lectureId) },
        { label: formatWeek(week), href: paths.week(lectureId, week.id) },
      ]}
      description={`채점한 학생 ${scores.length}명 · 한 명에 한 쪽`}
      actions={
        <Button
          variant="primary"
          icon={<PrintIcon aria-hidden />}
          disabled={scores.length === 0}
          onClick={() => window.print()}
        >
          인쇄 또는 PDF로 저장
        </Button>
      }
    >
      <div className={css.tools} data-no-print>
        <Toolbar label="성적표">
          <label>
            <input type="checkbox" checked={hasRank} onChange={(event) => setHasRank(event.target.checked)} /> 석차와
            백분위 넣기
          </label>
        </Toolbar>
        <label className={css.label}>
          선생님의 말
          <textarea
            value={words}
            maxLength={500}
            rows={2}
            placeholder="모든 성적표 아래에 들어갑니다"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </div>
      {scores.length === 0 ? (
        <EmptyState
          title="아직 채점한 학생이 없습니다"
          action={<ButtonLink href={paths.examOmr(exam.id)}>OMR로</ButtonLink>}
        >
          점수를 넣거나 답안지를 채점하면 성적표가 만들어집니다.
        </EmptyState>
      ) : (
        <div className={css.cards}>
          {scores.map((score) => (
            <ReportCard key={score.id} exam={exam} score={score} hasRank={hasRank} words={words} />
          ))}
        </div>
      )}
    </Page>
  );
}
