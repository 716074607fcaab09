import { useShow } from '@refinedev/core';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { Button, ButtonLink, StatusChip, formatDay, formatWeek } from '#ui-kit';
import { examPage, paths } from './paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as reportPaths } from '../reportCards/paths.ts';
import { paths as scorePaths } from '../scores/paths.ts';
import { paths as submissionPaths } from '../submissions/paths.ts';
import { AnswersUploadDialog } from '../scores/parts.ts';
import { ExamMissing } from './ExamMissing.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PageTabs } from '../shared/page/PageTabs.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { ExamDetailDocument } from './generated/graphql.ts';
import type { Exam } from './types.ts';

/** `/crm/exams/:examId`: one exam; its answer key and its analysis are tabs below. */
export default function ExamPage() {
  const { examId = '' } = useParams();
  const { query } = useShow<Exam>({ resource: 'exams', id: examId, meta: { gqlQuery: ExamDetailDocument } });
  return (
    <RecordView query={query} gone={<ExamMissing />}>
      {(exam) => <Whole exam={exam} />}
    </RecordView>
  );
}

function Whole({ exam }: { exam: Exam }) {
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
        { label: '강의', href: lecturePaths.lectures },
        { label: lecture?.name ?? '', href: lecturePaths.lecture(lectureId) },
        { label: formatWeek(week), href: paths.ofWeek(lectureId, exam.weeklyLectureId) },
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
          <ButtonLink href={scorePaths.ofWeek(lectureId, exam.weeklyLectureId)}>성적 입력</ButtonLink>
          <ButtonLink href={submissionPaths.ofExam(exam.id)}>제출</ButtonLink>
          <ButtonLink href={omrPaths.ofExam(exam.id)}>OMR 채점</ButtonLink>
          <ButtonLink href={reportPaths.ofExam(exam.id)}>성적표</ButtonLink>
        </>
      }
    >
      <PageTabs page={examPage} href={paths.exam(exam.id)} counts={{ '': exam.items.length }} />
      <Outlet />
      {uploading && (
        <AnswersUploadDialog target={{ examId: exam.id, name: exam.name }} onClose={() => setUploading(false)} />
      )}
    </Page>
  );
}
