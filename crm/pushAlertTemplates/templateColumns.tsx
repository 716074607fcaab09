import { Chip, StatusChip, formatInstant } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import type { PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { channelLabel, eventLabel } from './kinds.ts';

/** The columns of the list of templates. */
export const templateColumns: GridColDef<PushAlertTemplateFactsFragment>[] = [
  {
    field: 'name',
    headerName: '이름',
    flex: 1,
    minWidth: 160,
    renderCell: ({ row }) => <RowLink href={paths.template(row.id)}>{row.name}</RowLink>,
  },
  { field: 'event', headerName: '발송 조건', width: 170, valueGetter: (_value, row) => eventLabel(row.event) },
  {
    field: 'channel',
    headerName: '발송 방법',
    width: 110,
    renderCell: ({ row }) => <Chip>{channelLabel(row.channel)}</Chip>,
  },
  { field: 'body', headerName: '본문', flex: 2.2, minWidth: 300, sortable: false },
  {
    field: 'isActive',
    headerName: '사용',
    width: 110,
    renderCell: ({ row }) => <InUse isActive={row.isActive} />,
  },
  { field: 'updatedAt', headerName: '수정일', width: 170, renderCell: ({ row }) => formatInstant(row.updatedAt) },
];

/** Whether a template is sent on its event. */
export function InUse({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? 'positive' : 'neutral'}>{isActive ? '사용' : '사용 안 함'}</StatusChip>;
}
