import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, formatDay, formatWeek, QueryView, StatTile, Tabs } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { ExamMissing } from '../exams/parts.ts';
import { Page } from '../shared/page/Page.tsx';
import { DeskTools } from './DeskTools.tsx';
import { Disagreements } from './review/Disagreements.tsx';
import { OmrDeskDocument } from './generated/graphql.ts';
import css from './Omr.module.css';
import { questionsOf } from './review/questionsOf.ts';
import { reconcile } from './review/reconcile.ts';
import { ReviewDesk } from './review/ReviewDesk.tsx';
import { Scans, UnderWay } from './Scans.tsx';
import { SheetList } from './SheetList.tsx';
import { useUploads } from './useUploads.ts';
import type { DeskExam } from './types.ts';

/** `/crm/exams/:examId/omr`: answer sheets are printed, scanned, reviewed beside their images, and graded. */
export default function OmrDeskPage() {
  const { examId = '' } = useParams();
  const query = useGql(OmrDeskDocument, { examId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>{({ exams_by_pk: exam }) => (exam ? <Desk exam={exam} /> : <ExamMissing />)}</QueryView>
  );
}

type Tab = 'review' | 'all' | 'students' | 'files';

function Desk({ exam }: { exam: DeskExam }) {
  const [chosen, setChosen] = useState<Tab | null>(null);
  const { uploads, add, cancel } = useUploads(exam);
  const { weeklyLecture: week, omrLedger: ledger, omrSheets: sheets, lectureId, weeklyLectureId } = exam;
  const doubtful = sheets.filter(({ status }) => status === 'NEEDS_REVIEW');
  const disagreement = reconcile(exam.scores, sheets);
  // Starts with the uploads; once pages are scanned, with the review.
  const tab = chosen ?? (sheets.length > 0 ? 'review' : 'files');
  const differing = disagreement.missing.length + disagreement.absent.length;
  return (
    <Page
      title="OMR 채점"
      of={exam.name}
      breadcrumbs={[
        { label: '강의', href: lecturePaths.lectures },
        { label: week.lecture.name, href: lecturePaths.lecture(lectureId) },
        { label: formatWeek(week), href: weekPaths.week(lectureId, weeklyLectureId) },
        { label: exam.name, href: examPaths.exam(exam.id) },
      ]}
      description={`${formatDay(week.heldOn)} · 문항 ${questionsOf(exam).length}개 · 응시 대상 ${exam.scores.length}명`}
      actions={<DeskTools exam={exam} />}
    >
      <div className={css.ledger} role="group" aria-label="OMR 장부">
        <StatTile label="답안지" value={ledger?.sheets ?? 0} unit="장" />
        <StatTile label="채점" value={ledger?.graded ?? 0} unit="장" tone="positive" share={share(ledger, 'graded')} />
        <StatTile
          label="확인 필요"
          value={ledger?.needsReview ?? 0}
          unit="장"
          tone="warning"
          share={share(ledger, 'needsReview')}
        />
        <StatTile
          label="반려"
          value={ledger?.rejected ?? 0}
          unit="장"
          tone="negative"
          share={share(ledger, 'rejected')}
        />
        <StatTile label="읽는 중" value={ledger?.pending ?? 0} unit="쪽" tone="info" share={share(ledger, 'pending')} />
        <StatTile label="빈 쪽" value={ledger?.blank ?? 0} unit="쪽" />
        <StatTile label="답안지 아님" value={ledger?.noSheet ?? 0} unit="쪽" />
      </div>
      <UnderWay exam={exam} uploads={uploads} onCancel={cancel} />
      <Tabs
        label="답안지"
        value={tab}
        onChange={setChosen}
        items={[
          { id: 'review', label: '확인할 쪽', count: doubtful.length },
          { id: 'all', label: '모든 쪽', count: sheets.length },
          { id: 'students', label: '출결과 다른 학생', count: sheets.length > 0 ? differing : 0 },
          { id: 'files', label: '스캔 올리기', count: exam.omrScans.length },
        ]}
      >
        {tab === 'review' && (sheets.length > 0 ? <ReviewDesk exam={exam} doubtful={doubtful} /> : <NoSheets />)}
        {tab === 'all' && <SheetList exam={exam} />}
        {tab === 'students' && (sheets.length > 0 ? <Disagreements {...disagreement} /> : <NoSheets />)}
        {tab === 'files' && <Scans exam={exam} onFiles={add} />}
      </Tabs>
    </Page>
  );
}

/** Nothing has been compared where nothing was scanned. */
const NoSheets = () => (
  <EmptyState of="sheet" title="아직 읽은 답안지가 없습니다">
    ‘스캔 올리기’에 스캔한 답안지를 올려 주세요.
  </EmptyState>
);

type Ledger = NonNullable<DeskExam['omrLedger']>;

function share(ledger: Ledger | null | undefined, part: keyof Ledger): number {
  const sheets = Number(ledger?.sheets ?? 0);
  return sheets === 0 ? 0 : Number(ledger?.[part] ?? 0) / sheets;
}
