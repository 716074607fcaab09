import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ButtonLink, EmptyState, QueryView } from '#ui-kit';
import { paths as enrollmentPaths } from '../enrollments/index.tsx';
import { paths as examPaths } from '../exams/index.tsx';
import { useDrafts } from '../grid/useDrafts.ts';
import { useStable } from '../shared/useStable.ts';
import { useUrlState } from '../shared/useUrlState.ts';
import { GradeSheet } from './GradeSheet.tsx';
import type { GradebookData, Field } from './grades.ts';
import type { GradeSource } from './useGradeSource.ts';
import { useTermScores, useWeekScores } from './useGradeSource.ts';
import { useGrades } from './useGrades.ts';

/** Where the scores are looked at, who is narrowed to, and which columns show. */
export interface GradePlace {
  lectureId: string;
  weekId: string;
  view: 'week' | 'term';
  /** The other view. */
  onView: () => void;
  /** A filter of the gradebook; empty for everybody. */
  show: string;
  onShow: (show: string) => void;
  /** The columns besides the values, comma between them. */
  fields: string;
  onFields: (fields: string) => void;
}

const defaults = { view: 'week', show: '', fields: 'auto' };

/** The scores of a week, or of all weeks of its lecture; which, and who is narrowed to, stands in the address. */
export default function Gradebook() {
  const { lectureId = '', weekId = '' } = useParams();
  const [state, setState] = useUrlState(defaults);
  const isTerm = state.view === 'term';
  const usual = isTerm ? '' : 'status,delivery,clinic,grade,memo';
  const put = useStable(setState);
  const place = useMemo(
    (): GradePlace => ({
      ...{ lectureId, weekId, show: state.show, fields: state.fields === 'auto' ? usual : state.fields },
      view: isTerm ? 'term' : 'week',
      onView: () => put({ ...defaults, view: isTerm ? 'week' : 'term' }),
      onShow: (show) => put({ show }),
      onFields: (fields) => put({ fields: fields === usual ? 'auto' : fields }),
    }),
    [lectureId, weekId, state.show, state.fields, usual, isTerm, put],
  );
  return isTerm ? <TermGradebook key={lectureId} place={place} /> : <WeekGradebook key={weekId} place={place} />;
}

function WeekGradebook({ place }: { place: GradePlace }) {
  const drafts = useDrafts<Field>();
  const { query, source } = useWeekScores(place.weekId, drafts.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) => <Whole data={data} place={place} drafts={drafts} source={source} />}
    </QueryView>
  );
}

function TermGradebook({ place }: { place: GradePlace }) {
  const drafts = useDrafts<Field>();
  const { query, source } = useTermScores(place.lectureId, drafts.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) => <Whole data={data} place={place} drafts={drafts} source={source} />}
    </QueryView>
  );
}

interface WholeProps {
  data: GradebookData;
  place: GradePlace;
  drafts: ReturnType<typeof useDrafts<Field>>;
  source: GradeSource;
}

function Whole({ data, place, drafts, source }: WholeProps) {
  const grades = useGrades(source, drafts);
  const { lectureId, weekId } = place;
  if (data.exams.length === 0) {
    return (
      <EmptyState
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
      <EmptyState
        title="수강생이 없습니다"
        action={<ButtonLink href={enrollmentPaths.ofLecture(lectureId)}>강의의 수강생</ButtonLink>}
      >
        강의에 학생을 등록하면 수업일이 수강 기간에 든 학생의 점수 칸이 생깁니다.
      </EmptyState>
    );
  }
  return <GradeSheet data={data} place={place} grades={grades} source={source} />;
}
