import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { ButtonLink, EmptyState, formatDay, formatWeek, QueryView } from '#ui-kit';
import { home } from '../home/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Files } from '../shared/Files.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { ClassStatistics } from './ClassStatistics.tsx';
import css from './Exam.module.css';
import { PortalExamDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { MyAnswers } from './MyAnswers.tsx';
import { MyValue } from './MyValue.tsx';
import { nextSteps } from './nextSteps.ts';
import type { PortalExam } from './types.ts';

/** `/portal/exams/:examId`: the result of a published exam: own score, class figures, wrong answers. */
export default function ExamPage() {
  const { examId = '' } = useParams();
  return isUuid(examId) ? <ExamView id={examId} /> : <NoExam />;
}

function ExamView({ id }: { id: string }) {
  const query = useGql(PortalExamDocument, { id });
  const exam = query.data?.exams_by_pk;
  if (exam === null) return <NoExam />;
  const week = exam && {
    label: `${exam.weeklyLecture.lecture.name} ${formatWeek(exam.weeklyLecture)}`,
    href: weekPaths.week(exam.weeklyLecture.lectureId, exam.weeklyLecture.id),
  };
  return (
    <Page
      title={exam?.name ?? '시험 결과'}
      back={week ?? home}
      description={exam && formatDay(exam.weeklyLecture.heldOn)}
    >
      <QueryView query={query} frame={inCard}>
        {() => exam && <Result exam={exam} />}
      </QueryView>
    </Page>
  );
}

function Result({ exam }: { exam: PortalExam }) {
  const score = exam.scores[0];
  const first = score?.attempts.find(({ retakeNumber }) => retakeNumber === 0);
  const explanations = exam.files.length > 0 && (
    <Card title="해설">
      <Files label="시험 해설" files={exam.files} />
    </Card>
  );
  if (!score || first?.value == null) {
    return (
      <CardStack>
        <Handing exam={exam} />
        <Card>
          <EmptyState of="sheet" title="아직 점수가 없어요">
            {score?.status === 'ABSENT' ? '결시로 기록된 시험이에요.' : '채점이 끝나면 여기에 나타나요.'}
          </EmptyState>
        </Card>
        {explanations}
      </CardStack>
    );
  }
  return (
    <CardStack>
      <MyValue exam={exam} />
      <Card title="다음에 할 것">
        <RowLinks rows={nextSteps(exam)} />
      </Card>
      <Handing exam={exam} />
      {exam.statistics && <ClassStatistics exam={exam} value={first.value} />}
      {score.answers.length > 0 && <MyAnswers exam={exam} answers={score.answers} />}
      {explanations}
    </CardStack>
  );
}

/** The way to handing in, or to what was handed in. */
function Handing({ exam: { id, submissions } }: { exam: PortalExam }) {
  const [submission] = submissions;
  const isDone = submission?.status === 'DONE';
  return (
    <Card title="과제 제출">
      <p className={css.handing}>
        {isDone
          ? submission.returnedAt
            ? '선생님이 첨삭해 돌려주었어요.'
            : '제출했어요.'
          : submission?.status === 'REOPENED'
            ? '선생님이 다시 열었어요. 수정해서 다시 제출해 주세요.'
            : '푼 종이를 찍어 낼 수 있어요.'}
      </p>
      <ButtonLink href={paths.submit(id)}>{isDone ? '제출한 것 보기' : '제출하러 가기'}</ButtonLink>
    </Card>
  );
}

function NoExam() {
  return (
    <Page title="시험 결과" back={home}>
      <NotMine title="볼 수 없는 시험이에요">아직 공개되지 않았거나 주소가 바뀌었어요.</NotMine>
    </Page>
  );
}
