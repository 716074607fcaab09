import { EmptyState, formatInstant, formatPhone, Link, StatusChip } from '#ui-kit';
import { DataGrid, type GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { useRecordList } from '../../shared/lists/useRecordList.ts';
import { Card } from '../../shared/page/Card.tsx';
import { paths as studentPaths } from '../../students/paths.ts';
import { fateReason, fateWord, wayWord } from '../fates.ts';
import { SmsRecipientListDocument, type SmsRecipientListQuery } from '../generated/graphql.ts';

type Recipient = SmsRecipientListQuery['smsRecipients'][number];

const addressees: Readonly<Record<string, string>> = { STUDENT: '학생', PARENT: '보호자' };

const columns: GridColDef<Recipient>[] = [
  {
    field: 'name',
    headerName: '받는 사람',
    width: 110,
    renderCell: ({ row: { name, studentId } }) =>
      studentId === null ? (
        name
      ) : (
        <Link quiet href={studentPaths.student(studentId)}>
          {name || '학생'}
        </Link>
      ),
  },
  {
    field: 'addressee',
    headerName: '누구',
    width: 80,
    valueFormatter: (value: string) => addressees[value] ?? '그 밖',
  },
  {
    field: 'phone',
    headerName: '번호',
    width: 135,
    sortable: false,
    valueFormatter: (value: string) => formatPhone(value),
  },
  { field: 'wentBy', headerName: '종류', width: 130, valueGetter: (_value, row) => wayWord(row) },
  {
    field: 'status',
    headerName: '상태',
    width: 110,
    renderCell: ({ row }) => {
      const { word, tone } = fateWord(row);
      return <StatusChip tone={tone}>{word}</StatusChip>;
    },
  },
  {
    field: 'reason',
    headerName: '사유',
    flex: 1,
    minWidth: 260,
    sortable: false,
    valueGetter: (_value, row) => fateReason(row),
  },
  {
    field: 'sentAt',
    headerName: '발송 시각',
    width: 148,
    valueFormatter: (value: string | null) => (value ? formatInstant(value) : ''),
  },
  {
    field: 'deliveredAt',
    headerName: '도착 시각',
    width: 148,
    valueFormatter: (value: string | null) => (value ? formatInstant(value) : ''),
  },
];

/** Who gets a text, and what became of it for each; those it has not reached first. */
export function RecipientList({ messageId }: { messageId: string }) {
  const { grid } = useRecordList({
    resource: 'smsRecipients',
    document: SmsRecipientListDocument,
    permanent: [{ field: 'messageId', operator: 'eq', value: messageId }],
    sorters: [{ field: 'status', order: 'desc' }],
    isInAddress: false,
  });
  return (
    <Card title="받는 사람">
      <DataGrid
        label="문자 받는 사람"
        columns={columns}
        {...grid}
        empty={
          <EmptyState of="person" title="받는 사람이 없습니다">
            삭제한 문자일 수 있습니다.
          </EmptyState>
        }
      />
    </Card>
  );
}
