import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { formatWeek, QueryView } from '#ui-kit';
import { home } from '../../home/paths.ts';
import { inCard } from '../../shared/page/Card.tsx';
import { NotMine } from '../../shared/page/NotMine.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { PortalSubmissionDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { Desk } from './Desk.tsx';
import { Receipt } from './Receipt.tsx';

/** `/portal/exams/:examId/submit`: pages are photographed and handed in; afterwards the receipt, and what came back. */
export default function SubmitPage() {
  const { examId = '' } = useParams();
  return isUuid(examId) ? <SubmitView id={examId} /> : <NoExam />;
}

function SubmitView({ id }: { id: string }) {
  const query = useGql(PortalSubmissionDocument, { id });
  const exam = query.data?.exams_by_pk;
  if (exam === null) return <NoExam />;
  const submission = exam?.submissions[0];
  return (
    <Page
      title="과제 제출"
      back={exam && { label: exam.name, href: paths.exam(exam.id) }}
      description={exam && `${exam.weeklyLecture.lecture.name} ${formatWeek(exam.weeklyLecture)}`}
    >
      <QueryView query={query} frame={inCard}>
        {({ submissionWindows: [period] }) =>
          exam &&
          (submission?.status === 'DONE' ? (
            <Receipt submission={submission} />
          ) : (
            <Desk key={submission?.status === 'REOPENED' ? 'again' : 'first'} exam={exam} period={period} />
          ))
        }
      </QueryView>
    </Page>
  );
}

function NoExam() {
  return (
    <Page title="과제 제출" back={home}>
      <NotMine title="볼 수 없는 시험이에요">아직 공개되지 않았거나 주소가 바뀌었어요.</NotMine>
    </Page>
  );
}
