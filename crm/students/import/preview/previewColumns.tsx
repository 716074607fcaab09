import type { ImportRow } from '#client/generated/rest/students.ts';
import { formatPhone, SelectInput } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import css from '../../../shared/imports/Import.module.css';
import type { IdentifiedRow } from '../types.ts';
import { MendedCell } from '../../../shared/imports/MendedCell.tsx';

/** One invalid cell. */
export interface ProblemRow {
  id: string;
  row: number;
  name: string;
  /** Column letter and header: `C 학년`. */
  place: string;
  letter: string;
  value: string;
  reason: string;
}

/** One line per invalid cell. */
export function problemsOf(rows: readonly ImportRow[]): ProblemRow[] {
  return rows.flatMap(({ row, name, problems }) =>
    problems.map((problem, index) => ({
      id: `${row}-${index}`,
      row,
      name,
      place: `${problem.column} ${problem.header}`.trim(),
      letter: problem.column,
      value: problem.value,
      reason: problem.reason,
    })),
  );
}

/** Columns of invalid cells, each corrected in place. */
export function problemColumns(onMend: (row: number, letter: string, text: string) => void): GridColDef<ProblemRow>[] {
  return [
    { field: 'row', headerName: '행', width: 64 },
    { field: 'place', headerName: '열', width: 140 },
    { field: 'name', headerName: '이름', width: 110 },
    {
      field: 'value',
      headerName: '값 (수정해 보세요)',
      flex: 1,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => (
        <MendedCell
          key={row.value}
          label={`${row.row}행 ${row.place} 수정`}
          value={row.value}
          onMend={(text) => onMend(row.row, row.letter, text)}
        />
      ),
    },
    { field: 'reason', headerName: '이유', flex: 2.2, minWidth: 320, sortable: false },
  ];
}

/** Columns of rows that may be existing students, each with its decision. */
export function duplicateColumns(onDecide: (row: number, student: string) => void): GridColDef<IdentifiedRow>[] {
  return [
    { field: 'row', headerName: '행', width: 56 },
    { field: 'name', headerName: '이름', width: 90 },
    { field: 'studentNumber', headerName: '학번', width: 95, valueGetter: (value) => value ?? '없음' },
    { field: 'school', headerName: '학교', width: 110 },
    { field: 'grade', headerName: '학년', width: 64 },
    { field: 'phone', headerName: '휴대폰', width: 130, valueGetter: (value) => formatPhone(value ?? '') },
    { field: 'parentPhone', headerName: '보호자 휴대폰', width: 130, valueGetter: (value) => formatPhone(value ?? '') },
    {
      field: 'candidates',
      headerName: '누구인가요?',
      flex: 1,
      minWidth: 330,
      sortable: false,
      renderCell: ({ row }) => (
        <span className={css.decision}>
          <SelectInput
            aria-label={`${row.row}행 ${row.name} 누구인지 고르기`}
            value={null}
            options={[...row.candidates.map(candidateOption), { value: 'NEW', label: '다른 사람입니다(신규 등록)' }]}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(student) => student !== null && onDecide(row.row, student)}
          />
        </span>
      ),
    },
  ];
}

function candidateOption({ id, studentNumber, school, grade, phone }: ImportRow['candidates'][number]) {
  const facts = [school, grade, formatPhone(phone ?? '')].filter(Boolean).join(' ');
  return { value: id, label: `${studentNumber} 학생입니다${facts && ` · ${facts}`}` };
}
