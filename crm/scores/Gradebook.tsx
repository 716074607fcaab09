import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ButtonLink, EmptyState, QueryView } from '#ui-kit';
import { paths as enrollmentPaths } from '../enrollments/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { usePendingEdits, type PendingEditStore } from '../grid/index.ts';
import { useStable } from '#ui-kit/useStable.ts';
import { useUrlState } from '../shared/lists/useUrlState.ts';
import type { GradebookData, GradeCell } from './grades.ts';
import { GradeTable } from './GradeTable.tsx';
import type { GradePlace } from './place.ts';
import { useTermScores, useWeekScores, type GradeSource } from './source/useGradeSource.ts';
import { useGrades } from './useGrades.ts';
import { NothingYet } from '../setup/parts.ts';

const defaults = { view: 'week', show: '', fields: 'auto', order: '' };

/** The scores of a week, or of all weeks of its lecture. Both the view and the filter are in the address. */
export default function Gradebook() {
  const { lectureId = '', weekId = '' } = useParams();
  const [state, setState] = useUrlState(defaults);
  const isTerm = state.view === 'term';
  const usual = isTerm ? '' : 'status,delivery,clinic,grade,memo';
  const put = useStable(setState);
  const place = useMemo(
    (): GradePlace => ({
      lectureId,
      weekId,
      show: state.show,
      fields: state.fields === 'auto' ? usual : state.fields,
      view: isTerm ? 'term' : 'week',
      onView: () => put({ ...defaults, view: isTerm ? 'week' : 'term' }),
      onShow: (show) => put({ show }),
      order: state.order,
      onOrder: (order) => put({ order }),
      onFields: (fields) => put({ fields: fields === usual ? 'auto' : fields }),
    }),
    [lectureId, weekId, state.show, state.order, state.fields, usual, isTerm, put],
  );
  return isTerm ? <TermGradebook key={lectureId} place={place} /> : <WeekGradebook key={weekId} place={place} />;
}

function WeekGradebook({ place }: { place: GradePlace }) {
  const pending = usePendingEdits<GradeCell>(`scores of week ${place.weekId}`);
  const { query, source } = useWeekScores(place.weekId, pending.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) => <GradesOrHint data={data} place={place} pending={pending} source={source} />}
    </QueryView>
  );
}

function TermGradebook({ place }: { place: GradePlace }) {
  const pending = usePendingEdits<GradeCell>(`scores of lecture ${place.lectureId}`);
  const { query, source } = useTermScores(place.lectureId, pending.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) => <GradesOrHint data={data} place={place} pending={pending} source={source} />}
    </QueryView>
  );
}

interface GradesOrHintProps {
  data: GradebookData;
  place: GradePlace;
  pending: PendingEditStore<GradeCell>;
  source: GradeSource;
}

/** The table, or how to create its first exam. */
function GradesOrHint({ data, place, pending, source }: GradesOrHintProps) {
  const weekIds = useMemo(() => [...new Set(data.exams.map((exam) => exam.weeklyLectureId))], [data.exams]);
  const grades = useGrades({ place, source, pending, weekIds });
  const { lectureId, weekId } = place;
  if (data.exams.length === 0) {
    return (
      <EmptyState
        of="sheet"
        title={place.view === 'week' ? '이 주차에 시험이 없습니다' : '이 강의에 시험이 없습니다'}
        action={
          <ButtonLink variant="primary" href={examPaths.ofWeek(lectureId, weekId)}>
            시험 만들기
          </ButtonLink>
        }
      >
        시험을 만들면 수강생마다 점수 칸이 생깁니다.
      </EmptyState>
    );
  }
  if (data.students.length === 0) {
    return (
      <NothingYet needs={['students']}>
        <EmptyState
          of="person"
          title="수강생이 없습니다"
          action={<ButtonLink href={enrollmentPaths.ofLecture(lectureId)}>강의의 수강생</ButtonLink>}
        >
          강의에 학생을 등록하면 수업일이 수강 기간에 든 학생의 점수 칸이 생깁니다.
        </EmptyState>
      </NothingYet>
    );
  }
  return <GradeTable data={data} place={place} grades={grades} source={source} />;
}
