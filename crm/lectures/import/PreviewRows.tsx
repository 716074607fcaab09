import type {
  ImportedEnrollment,
  ImportedLecture,
  LectureImportReport,
  LectureSheet,
} from '#client/generated/rest/lectureImports.ts';
import { EmptyState } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import css from '../../shared/imports/Import.module.css';
import { withCell, withDecisions } from '../../shared/imports/mendSheet.ts';
import {
  enrollmentColumns,
  lectureColumns,
  otherColumns,
  problemColumns,
  problemsOf,
  unclearColumns,
} from './previewColumns.tsx';

/** A part of the preview. */
export type View = 'lectures' | 'enrollments' | 'unclear' | 'standing' | 'leftOut' | 'refused';

/** The parts, in their order. */
export const views: readonly { id: View; label: string; empty: string }[] = [
  { id: 'lectures', label: '강의', empty: '새로 만들 강의가 없습니다' },
  { id: 'enrollments', label: '수강등록', empty: '새로 등록할 수강이 없습니다' },
  { id: 'unclear', label: '학생 확인', empty: '누구인지 정할 학생이 없습니다' },
  { id: 'standing', label: '이미 있음', empty: '이미 있는 강의나 수강이 없습니다' },
  { id: 'leftOut', label: '제외', empty: '제외한 행이 없습니다' },
  { id: 'refused', label: '오류', empty: '오류 행이 없습니다' },
];

type Imported = ImportedLecture | ImportedEnrollment;

/** What a part of the preview shows. */
export function shownIn(view: View, { lectures, enrollments }: LectureImportReport): Imported[] {
  if (view === 'lectures') return lectures.filter(({ kind }) => kind === 'NEW');
  if (view === 'enrollments') return enrollments.filter(({ kind }) => kind === 'NEW');
  const wanted = { unclear: 'UNCLEAR', standing: 'STANDING', leftOut: 'LEFT_OUT', refused: 'REFUSED' } as const;
  return [...lectures, ...enrollments].filter(({ kind }) => kind === wanted[view]);
}

interface PreviewRowsProps {
  view: View;
  report: LectureImportReport;
  sheets: readonly LectureSheet[];
  /** Keys of what is written. */
  chosen: ReadonlySet<string>;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (keys: ReadonlySet<string>) => void;
  onMend: (sheets: readonly LectureSheet[]) => void;
}

/** The lectures or enrollments of one part, with what can be done about them. */
export function PreviewRows({ view, report, sheets, chosen, leftOut, onLeaveOut, onMend }: PreviewRowsProps) {
  const shown = shownIn(view, report);
  const { label, empty: title } = views.find(({ id }) => id === view)!;
  const empty = <EmptyState of={view === 'lectures' ? 'lesson' : 'person'} title={title} />;
  // The grid reports only the selection among its own rows.
  const choose = (ids: ReadonlySet<string>): void =>
    onLeaveOut(
      new Set([
        ...[...leftOut].filter((key) => !shown.some((one) => one.key === key)),
        ...shown.flatMap(({ key }) => (ids.has(key) ? [] : [key])),
      ]),
    );
  const mend = (place: number, change: (sheet: LectureSheet) => LectureSheet): void =>
    onMend(sheets.map((sheet, at) => (at === place ? change(sheet) : sheet)));
  const grid = { label, empty };
  if (view === 'lectures') {
    return (
      <DataGrid
        {...grid}
        columns={lectureColumns}
        rows={report.lectures.filter(isNew).map(withId)}
        selected={chosen}
        onSelectedChange={choose}
      />
    );
  }
  if (view === 'enrollments') {
    return (
      <DataGrid
        {...grid}
        columns={enrollmentColumns}
        rows={report.enrollments.filter(isNew).map(withId)}
        selected={chosen}
        onSelectedChange={choose}
      />
    );
  }
  if (view === 'unclear') {
    const unclear = report.enrollments.filter(({ kind }) => kind === 'UNCLEAR');
    const decide = (key: string, student: string): void => {
      const [place = 0, row = 0] = key.split(':').map(Number);
      mend(place, (sheet) => withDecisions(sheet, new Map([[row, student]])));
    };
    return <DataGrid {...grid} columns={unclearColumns(decide)} rows={unclear.map(withId)} />;
  }
  if (view === 'refused') {
    return (
      <>
        {shown.length > 0 && (
          <p className={css.hint}>여기서 수정하면 바로 다시 확인합니다. 수정하지 않은 행은 등록하지 않습니다.</p>
        )}
        <DataGrid
          {...grid}
          columns={problemColumns((key, letter, text) => {
            const [place = 0, row = 0] = key.split(':').map(Number);
            mend(place, (sheet) => withCell(sheet, row, letter, text));
          })}
          rows={problemsOf(shown)}
        />
      </>
    );
  }
  return <DataGrid {...grid} columns={otherColumns} rows={shown.map(withId)} />;
}

const isNew = ({ kind }: Imported): boolean => kind === 'NEW';
const withId = <Row extends Imported>(row: Row) => ({ ...row, id: row.key });
