import { formatInstant, formatNumber, StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { channelWord, waitWords } from './fates.ts';
import type { SmsMessageFactsFragment } from './generated/graphql.ts';

const count = (
  field: 'recipients' | 'delivered' | 'failed',
  headerName: string,
): GridColDef<SmsMessageFactsFragment> => ({
  field,
  headerName,
  width: 100,
  align: 'right',
  headerAlign: 'right',
  sortable: false,
  valueGetter: (_value, { result }) => formatNumber(result?.[field] ?? 0),
});

/** The columns of the list of texts. */
export const smsColumns: GridColDef<SmsMessageFactsFragment>[] = [
  {
    field: 'scheduledAt',
    headerName: '발송 시각',
    width: 170,
    renderCell: ({ row }) => formatInstant(row.scheduledAt),
  },
  { field: 'body', headerName: '내용', flex: 2, minWidth: 280, sortable: false },
  { field: 'channel', headerName: '종류', width: 130, valueFormatter: (value: string) => channelWord(value) },
  count('recipients', '받는 번호'),
  count('delivered', '도착'),
  count('failed', '실패'),
  {
    field: 'state',
    headerName: '상태',
    width: 290,
    sortable: false,
    renderCell: ({ row }) => (
      <>
        <MessageState message={row} /> <small>{waitWords(row.result)?.short}</small>
      </>
    ),
  },
  {
    field: 'createdByStaff',
    headerName: '보낸 사람',
    width: 110,
    sortable: false,
    valueGetter: (_value, { createdByStaff }) => createdByStaff?.name ?? '자동',
  },
];

/** How far a text came: as far as the one that came least. */
export function MessageState({ message: { result } }: { message: SmsMessageFactsFragment }) {
  const { queued = 0, sent = 0, failed = 0, cancelled = 0, delivered = 0 } = result ?? {};
  if (queued) return <StatusChip tone="info">보낼 예정</StatusChip>;
  if (sent) return <StatusChip tone="neutral">보냄</StatusChip>;
  if (failed) return <StatusChip tone="warning">실패 있음</StatusChip>;
  if (cancelled) return <StatusChip tone="neutral">{delivered ? '일부 취소됨' : '취소됨'}</StatusChip>;
  return <StatusChip tone="positive">모두 도착</StatusChip>;
}
