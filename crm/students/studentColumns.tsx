import { formatPhone, Link, StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './index.tsx';
import type { StudentFactsFragment } from './generated/graphql.ts';
import { TagChips } from './TagChips.tsx';

/** The columns of the list of students; `field` is what the address calls the order. */
export const studentColumns: GridColDef<StudentFactsFragment>[] = [
  { field: 'number', headerName: '학번', width: 100, valueGetter: (_value, row) => row.studentNumber },
  {
    field: 'name',
    headerName: '이름',
    width: 100,
    renderCell: ({ row }) => (
      <Link quiet href={paths.student(row.id)} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
        {row.user.name}
      </Link>
    ),
  },
  { field: 'school', headerName: '학교', flex: 1, minWidth: 110 },
  { field: 'grade', headerName: '학년', width: 70 },
  {
    field: 'phone',
    headerName: '휴대폰',
    width: 135,
    sortable: false,
    valueGetter: (_value, row) => formatPhone(row.user.phone ?? ''),
  },
  {
    field: 'parent',
    headerName: '보호자',
    flex: 1.2,
    minWidth: 190,
    valueGetter: (_value, row) => [row.parentName, formatPhone(row.parentPhone ?? '')].filter(Boolean).join(' '),
  },
  {
    field: 'lecture',
    headerName: '대표강의',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, row) => row.representativeLecture?.lecture.name ?? '',
  },
  {
    field: 'tags',
    headerName: '태그',
    flex: 1,
    minWidth: 120,
    sortable: false,
    renderCell: ({ row }) => <TagChips most={1} tags={row.user.userTags.map(({ tag }) => tag)} />,
  },
  {
    field: 'state',
    headerName: '상태',
    width: 95,
    sortable: false,
    renderCell: ({ row }) => <StudentState isActive={row.user.isActive} />,
  },
];

/** Whether a student may sign in and is taught. */
export function StudentState({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? 'positive' : 'neutral'}>{isActive ? '재원' : '비활성'}</StatusChip>;
}
