import { useState } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, ButtonLink, QueryView, StatusChip, TabLinks, formatDay, formatWeek } from '#ui-kit';
import { paths } from '../paths.ts';
import { AnswersUploadDialog } from '../shared/answers/AnswersUploadDialog.tsx';
import { ExamMissing } from '../shared/exams/ExamMissing.tsx';
import { Page } from '../shared/Page.tsx';
import { ExamDetailDocument, type ExamDetailQuery } from './generated/graphql.ts';

type Exam = NonNullable<ExamDetailQuery['exams_by_pk']>;

/** `/crm/exams/:examId`: one exam; its answer key and its analysis open below as tabs. */
export default function ExamPage() {
  const { examId = '' } = useParams();
  const query = useGql(ExamDetailDocument, { id: examId });
  return (
    <QueryView query={query}>{({ exams_by_pk: exam }) => (exam ? <Whole exam={exam} /> : <ExamMissing />)}</QueryView>
  );
}

function Whole({ exam }: { exam: Exam }) {
  const tab = useMatch('/crm/exams/:examId/:tab')?.params.tab ?? 'key';
  const [uploading, setUploading] = useState(false);
  const { lecture, weeklyLecture: week } = exam;
  const lectureId = lecture?.id ?? '';
  const facts = [
    formatDay(week.heldOn),
    `${exam.items.length}문항`,
    `만점 ${exam.totalPoints}점`,
    exam.cutline === null ? '커트라인 없음' : `커트라인 ${exam.cutline}점`,
    exam.template && `양식 ${exam.template.name}`,
  ];
  return (
    <Page
      title={exam.name}
      breadcrumbs={[
        { label: '강의', href: paths.lectures },
        { label: lecture?.name ?? '', href: paths.lecture(lectureId) },
        { label: formatWeek(week), href: paths.weekExams(lectureId, exam.weeklyLectureId) },
      ]}
      status={
        <StatusChip tone={exam.isShown ? 'positive' : 'neutral'}>
          {exam.isShown ? '학생에게 공개' : '학생에게 숨김'}
        </StatusChip>
      }
      description={facts.filter(Boolean).join(' · ')}
      actions={
        <>
          <Button disabled={exam.items.length === 0} onClick={() => setUploading(true)}>
            답 엑셀로 넣기
          </Button>
          <ButtonLink href={paths.weekScores(lectureId, exam.weeklyLectureId)}>성적 입력</ButtonLink>
          <ButtonLink href={paths.weekExams(lectureId, exam.weeklyLectureId)}>이 주차의 시험</ButtonLink>
        </>
      }
    >
      <TabLinks
        label="시험 안의 화면"
        value={tab}
        items={[
          { id: 'key', label: '정답표', href: paths.exam(exam.id), count: exam.items.length },
          { id: 'analysis', label: '분석', href: paths.examAnalysis(exam.id) },
          { id: 'files', label: '해설', href: paths.examFiles(exam.id) },
        ]}
      />
      <Outlet />
      {uploading && (
        <AnswersUploadDialog paper={{ examId: exam.id, name: exam.name }} onClose={() => setUploading(false)} />
      )}
    </Page>
  );
}
