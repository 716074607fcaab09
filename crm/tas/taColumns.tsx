import { formatPhone, StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { TaListQuery } from './generated/manager.ts';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import { payWords } from './payWords.ts';

/** A row of the list. A view's columns may be null for the database; these never are. */
export type ListedTa = TaListQuery['taDirectory'][number] & { id: string };

/** The columns of the list of TAs. */
export const taColumns: GridColDef<ListedTa>[] = [
  {
    field: 'name',
    headerName: '이름',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => <RowLink href={paths.ta(row.id)}>{row.name}</RowLink>,
  },
  { field: 'loginId', headerName: '아이디', flex: 1, minWidth: 130 },
  {
    field: 'phone',
    headerName: '전화번호',
    width: 150,
    sortable: false,
    valueGetter: (_value, row) => formatPhone(row.phone ?? ''),
  },
  {
    field: 'isAdminLevel',
    headerName: '권한',
    width: 110,
    renderCell: ({ row }) => (row.isAdminLevel ? <StatusChip tone="accent">관리자</StatusChip> : '조교'),
  },
  {
    field: 'paymentType',
    headerName: '이번 달 급여',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => payOf(row) || (row.isAnonymised ? '' : '정하지 않음'),
  },
  { field: 'wageTypes', headerName: '시급 구분', flex: 1.4, minWidth: 180, sortable: false },
  {
    field: 'isActive',
    headerName: '상태',
    width: 170,
    sortable: false,
    renderCell: ({ row }) => (
      <TaState
        isActive={row.isActive === true}
        isAnonymised={row.isAnonymised === true}
        mustChangePassword={row.mustChangePassword === true}
      />
    ),
  },
];

const payOf = ({ paymentType, hourlyWage, monthlySalary }: ListedTa): string =>
  payWords({
    paymentType: paymentType ?? null,
    hourlyWage: hourlyWage ?? null,
    monthlySalary: monthlySalary ?? null,
  });

interface TaStateProps {
  isActive: boolean;
  isAnonymised: boolean;
  mustChangePassword: boolean;
}

/** Whether a TA may sign in, and whether they ever did since the last temporary password. */
export function TaState({ isActive, isAnonymised, mustChangePassword }: TaStateProps) {
  if (isAnonymised) return <StatusChip>익명 처리됨</StatusChip>;
  if (!isActive) return <StatusChip>비활성</StatusChip>;
  return mustChangePassword ? (
    <StatusChip tone="warning">임시 비밀번호</StatusChip>
  ) : (
    <StatusChip tone="positive">활성</StatusChip>
  );
}
