import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, ButtonLink, formatDay, formatInstant, formatWeek, QueryView } from '#ui-kit';
import { ExamMissing } from '../exams/parts.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { LightTableDocument } from './generated/graphql.ts';
import { LightTable } from './LightTable.tsx';
import type { Period, TableExam } from './types.ts';

const WindowDialog = lazyPart(() => import('./WindowDialog.tsx'));

/** `/crm/exams/:examId/submissions`: what was handed in is looked at page by page, marked, given back and scored. */
export default function LightTablePage() {
  const { examId = '' } = useParams();
  const query = useGql(LightTableDocument, { examId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>
      {({ exams_by_pk: exam, submissionWindows: [period] }) =>
        exam ? <Whole exam={exam} period={period} /> : <ExamMissing />
      }
    </QueryView>
  );
}

function Whole({ exam, period }: { exam: TableExam; period: Period | undefined }) {
  const [isSetting, setSetting] = useState(false);
  const { weeklyLecture: week, lectureId, weeklyLectureId } = exam;
  const done = exam.submissions.filter(({ status }) => status === 'DONE');
  const facts = [
    formatDay(week.heldOn),
    `${exam.scores.length}명 중 ${done.length}명 제출`,
    `돌려줌 ${done.filter(({ returnedAt }) => returnedAt).length}명`,
    periodWords(exam, period),
  ];
  return (
    <Page
      title="제출"
      of={exam.name}
      breadcrumbs={[
        { label: '강의', href: lecturePaths.lectures },
        { label: week.lecture.name, href: lecturePaths.lecture(lectureId) },
        { label: formatWeek(week), href: weekPaths.week(lectureId, weeklyLectureId) },
        { label: exam.name, href: examPaths.exam(exam.id) },
      ]}
      description={facts.join(' · ')}
      actions={
        <>
          <Button onClick={() => setSetting(true)}>제출 기간</Button>
          <ButtonLink href={omrPaths.ofExam(exam.id)}>OMR 채점</ButtonLink>
        </>
      }
    >
      <LightTable exam={exam} />
      {isSetting && <WindowDialog examId={exam.id} period={period} onClose={() => setSetting(false)} />}
    </Page>
  );
}

function periodWords({ isShown }: TableExam, period: Period | undefined): string {
  if (!isShown) return '시험을 공개해야 학생이 낼 수 있습니다';
  const { opensAt, closesAt } = period ?? {};
  if (opensAt && closesAt) return `${formatInstant(opensAt)}부터 ${formatInstant(closesAt)}까지`;
  if (opensAt) return `${formatInstant(opensAt)}부터`;
  return closesAt ? `${formatInstant(closesAt)}까지` : '제출 기간 제한 없음';
}
