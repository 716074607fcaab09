import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, formatWeek, QueryView } from '#ui-kit';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { ExamMissing } from '../exams/parts.ts';
import { Page } from '../shared/page/Page.tsx';
import { CardDesk } from './CardDesk.tsx';
import { ReportCardsDocument } from './generated/graphql.ts';
import type { ReportExam } from './types.ts';

/** `/crm/exams/:examId/reports`: the 성적표 of every graded student, one page each, for paper, PDF and links to parents. */
export default function ReportCardsPage() {
  const { examId = '' } = useParams();
  const query = useGql(ReportCardsDocument, { examId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>{({ exams_by_pk: exam }) => (exam ? <Cards exam={exam} /> : <ExamMissing />)}</QueryView>
  );
}

function Cards({ exam }: { exam: ReportExam }) {
  const { weeklyLecture: week, lectureId, scores } = exam;
  return (
    <Page
      noPrint
      title="성적표"
      of={exam.name}
      breadcrumbs={[
        { label: '강의', href: lecturePaths.lectures },
        { label: week.lecture.name, href: lecturePaths.lecture(lectureId) },
        { label: formatWeek(week), href: weekPaths.week(lectureId, week.id) },
        { label: exam.name, href: examPaths.exam(exam.id) },
      ]}
      description={`채점한 학생 ${scores.length}명 · 한 명에 한 쪽`}
    >
      {scores.length === 0 ? (
        <EmptyState
          of="sheet"
          title="아직 채점한 학생이 없습니다"
          action={<ButtonLink href={omrPaths.ofExam(exam.id)}>OMR로</ButtonLink>}
        >
          점수를 넣거나 답안지를 채점하면 성적표가 만들어집니다.
        </EmptyState>
      ) : (
        <CardDesk exam={exam} />
      )}
    </Page>
  );
}
