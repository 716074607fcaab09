import type { ImportedEnrollment, ImportedLecture } from '#client/generated/rest/lectureImports.ts';
import { formatDay, SelectInput } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import css from '../../shared/imports/Import.module.css';
import { MendedCell } from '../../shared/imports/MendedCell.tsx';

type Identified<Row> = Row & { id: string };
type Imported = ImportedLecture | ImportedEnrollment;

const row = { field: 'row', headerName: '행', width: 56 };
const notes = {
  field: 'notes',
  headerName: '확인할 것',
  flex: 1,
  minWidth: 300,
  sortable: false,
  valueGetter: (value: readonly string[]) => value.join(' · '),
};

/** Columns of lectures that are made. */
export const lectureColumns: GridColDef<Identified<ImportedLecture>>[] = [
  row,
  { field: 'name', headerName: '강의명', width: 160 },
  { field: 'teacherName', headerName: '선생님', width: 90 },
  { field: 'lessons', headerName: '시간', width: 190 },
  { field: 'room', headerName: '강의실', width: 90 },
  {
    field: 'students',
    headerName: '수강 / 정원',
    width: 100,
    valueGetter: (value, { capacity }) => `${value} / ${capacity}`,
  },
  { field: 'weeks', headerName: '만들 수업', width: 90, valueGetter: (value) => `${value}회` },
  notes,
];

/** Columns of enrollments that are made. */
export const enrollmentColumns: GridColDef<Identified<ImportedEnrollment>>[] = [
  row,
  { field: 'lecture', headerName: '강의명', width: 180 },
  { field: 'name', headerName: '이름', width: 100 },
  { field: 'studentNumber', headerName: '학번', width: 110 },
  { field: 'school', headerName: '학교', width: 120 },
  {
    field: 'fromDate',
    headerName: '시작일',
    width: 130,
    valueGetter: (value) => (value ? formatDay(String(value)) : ''),
  },
  notes,
];

/** Columns of enrollments whose student a person chooses. */
export function unclearColumns(
  onDecide: (key: string, student: string) => void,
): GridColDef<Identified<ImportedEnrollment>>[] {
  return [
    row,
    { field: 'lecture', headerName: '강의명', width: 160 },
    { field: 'name', headerName: '이름', width: 100 },
    { field: 'school', headerName: '학교', width: 110 },
    {
      field: 'candidates',
      headerName: '누구인가요?',
      flex: 1,
      minWidth: 300,
      sortable: false,
      renderCell: ({ row: { key, row: number, name, lecture, candidates } }) => (
        <span className={css.decision}>
          <SelectInput
            aria-label={`${number}행 ${name} ${lecture} 누구인지 고르기`}
            value={null}
            options={candidates.map(candidateOption)}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(student) => student !== null && onDecide(key, student)}
          />
        </span>
      ),
    },
    notes,
  ];
}

function candidateOption({ id, name, studentNumber, school, grade }: ImportedEnrollment['candidates'][number]) {
  return { value: id, label: [name, studentNumber, school, grade].filter(Boolean).join(' ') };
}

/** Columns of what is there already, or left out, and why. */
export const otherColumns: GridColDef<Identified<Imported>>[] = [
  { field: 'sheet', headerName: '시트', width: 110 },
  row,
  { field: 'name', headerName: '이름', width: 150 },
  { field: 'lecture', headerName: '강의명', width: 160 },
  notes,
];

/** One invalid cell. */
interface ProblemRow {
  id: string;
  key: string;
  sheet: string;
  row: number;
  name: string;
  /** Column letter and header: `C 시간`. */
  place: string;
  letter: string;
  value: string;
  reason: string;
}

/** One line per invalid cell. */
export function problemsOf(rows: readonly Imported[]): ProblemRow[] {
  return rows.flatMap(({ key, sheet, row: number, name, problems }) =>
    problems.map(({ column, header, value, reason }, at) => ({
      id: `${key}-${at}`,
      key,
      sheet,
      row: number,
      name,
      place: `${column} ${header}`.trim(),
      letter: column,
      value,
      reason,
    })),
  );
}

/** Columns of invalid cells, each corrected in place; where the file has no such column, only said. */
export function problemColumns(onMend: (key: string, letter: string, text: string) => void): GridColDef<ProblemRow>[] {
  return [
    { field: 'sheet', headerName: '시트', width: 100 },
    row,
    { field: 'name', headerName: '이름', width: 120 },
    { field: 'place', headerName: '열', width: 120 },
    {
      field: 'value',
      headerName: '값 (수정해 보세요)',
      flex: 1,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row: { key, row: number, place, letter, value } }) =>
        letter === '' ? null : (
          <MendedCell
            key={value}
            label={`${number}행 ${place} 수정`}
            value={value}
            onMend={(text) => onMend(key, letter, text)}
          />
        ),
    },
    { field: 'reason', headerName: '이유', flex: 2.2, minWidth: 320, sortable: false },
  ];
}
