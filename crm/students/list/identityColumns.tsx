import { formatSchool } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { PhoneCell } from './PhoneCell.tsx';

/** A row about a student. */
interface OfStudent {
  studentId: string;
  student: {
    studentNumber: string;
    school: string;
    grade: string | null;
    user: { name: string; phone: string | null };
  };
}

/** The columns that identify a student, in lists of what students do. */
export const identityColumns = <R extends OfStudent>(): GridColDef<R>[] => [
  { field: 'name', headerName: '이름', flex: 1, minWidth: 110, valueGetter: (_value, row) => row.student.user.name },
  { field: 'number', headerName: '학번', width: 110, valueGetter: (_value, row) => row.student.studentNumber },
  {
    field: 'school',
    headerName: '학교·학년',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => formatSchool(row.student),
  },
  {
    field: 'phone',
    headerName: '휴대폰',
    width: 170,
    renderCell: ({ row: { studentId, student } }) => (
      <PhoneCell studentId={studentId} name={student.user.name} phone={student.user.phone} />
    ),
  },
];
