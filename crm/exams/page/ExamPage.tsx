import { useShow } from '@refinedev/core';
import { Outlet, useParams } from 'react-router';
import { StatusChip, formatDay, formatWeek } from '#ui-kit';
import { examPage, paths } from '../paths.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { paths as omrPaths } from '../../omrSheets/paths.ts';
import { paths as reportPaths } from '../../reportCards/paths.ts';
import { paths as scorePaths } from '../../scores/paths.ts';
import { paths as submissionPaths } from '../../submissions/paths.ts';
import { AnswersUploadDialog } from '../../scores/parts.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { ExamMissing } from './ExamMissing.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { RecordView } from '../../shared/records/RecordView.tsx';
import { ExamDetailDocument } from '../generated/graphql.ts';
import type { Exam } from '../types.ts';

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
        <ActionButtons
          name="시험"
          actions={[
            { title: '성적 입력', href: scorePaths.ofWeek(lectureId, exam.weeklyLectureId) },
            { title: 'OMR 채점', href: omrPaths.ofExam(exam.id) },
            { title: '제출', href: submissionPaths.ofExam(exam.id) },
            { title: '성적표', href: reportPaths.ofExam(exam.id) },
            {
              title: '답 엑셀 업로드',
              when: exam.items.length > 0 || '문항이 없습니다.',
              asks: (close) => <AnswersUploadDialog target={{ examId: exam.id, name: exam.name }} onClose={close} />,
            },
          ]}
        />
      }
    >
      <PageTabs page={examPage} href={paths.exam(exam.id)} counts={{ '': exam.items.length }} />
      <Outlet />
    </Page>
  );
}
