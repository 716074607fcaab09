import { EmptyState, formatDay, Link } from '#ui-kit';
import { DataGrid, type GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { Card } from '../shared/page/Card.tsx';
import { paths as studentPaths } from '../students/paths.ts';
import { RetentionCandidatesDocument, type RetentionCandidatesQuery } from './generated/manager.ts';

type Candidate = RetentionCandidatesQuery['retentionCandidates'][number] & { id: string };

const columns: GridColDef<Candidate>[] = [
  {
    field: 'name',
    headerName: '이름',
    flex: 1,
    minWidth: 120,
    renderCell: ({ row }) => (
      <Link quiet href={studentPaths.student(row.id)}>
        {row.name}
      </Link>
    ),
  },
  { field: 'studentNumber', headerName: '학번', width: 120 },
  { field: 'lastDay', headerName: '마지막 날', width: 150, valueFormatter: (value: string) => formatDay(value) },
  { field: 'dueOn', headerName: '보관 기한', width: 150, valueFormatter: (value: string) => formatDay(value) },
  {
    field: 'reason',
    headerName: '사유',
    flex: 1,
    minWidth: 200,
    valueGetter: (value) =>
      value === 'WITHDRAWN' ? '퇴원한 뒤 보관 기간이 지남' : '비활성이고 마지막 수업 뒤 보관 기간이 지남',
  },
];

/** The dry run: whose time is over, since when and why. */
export function CandidateList() {
  const { grid } = useRecordList({
    resource: 'retentionCandidates',
    document: RetentionCandidatesDocument,
    sorters: [{ field: 'dueOn', order: 'asc' }],
    isInAddress: false,
  });
  return (
    <Card title="미리 보기">
      <DataGrid
        label="보관 기간이 지난 학생"
        columns={columns}
        {...grid}
        empty={
          <EmptyState of="done" title="보관 기간이 지난 학생이 없습니다">
            퇴원했거나 비활성인 학생이 기한을 넘기면 여기에 나옵니다.
          </EmptyState>
        }
      />
    </Card>
  );
}
