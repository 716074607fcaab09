import { formatInstant, formatNumber, StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { ErrorGroupListQuery } from './generated/manager.ts';

/** A row of the list. A view's columns may be null for the database; its key never is. */
export type ErrorGroup = ErrorGroupListQuery['errorGroups'][number] & { id: string };

/** How often a crash was reported in a version. */
interface VersionCount {
  version: string;
  hits: number;
}

/** The versions of a group, the newest first. */
export const versionsOf = ({ versions }: ErrorGroup): VersionCount[] =>
  Array.isArray(versions) ? (versions as VersionCount[]) : [];

/** The columns of the list of crashes. */
export const errorColumns: GridColDef<ErrorGroup>[] = [
  { field: 'fingerprint', headerName: '번호', width: 130, sortable: false },
  { field: 'message', headerName: '오류', flex: 2, minWidth: 220, sortable: false },
  {
    field: 'hits',
    headerName: '횟수',
    width: 76,
    align: 'right',
    headerAlign: 'right',
    valueGetter: (_value, row) => formatNumber(row.hits),
  },
  {
    field: 'people',
    headerName: '겪은 사람',
    width: 110,
    align: 'right',
    headerAlign: 'right',
    valueGetter: (_value, row) => formatNumber(row.people),
  },
  {
    field: 'versions',
    headerName: '버전',
    width: 150,
    sortable: false,
    valueGetter: (_value, row) =>
      versionsOf(row)
        .map(({ version }) => version)
        .join(', '),
  },
  { field: 'firstAt', headerName: '처음', width: 160, renderCell: ({ row }) => formatInstant(row.firstAt ?? '') },
  { field: 'lastAt', headerName: '마지막', width: 160, renderCell: ({ row }) => formatInstant(row.lastAt ?? '') },
  {
    field: 'isClosed',
    headerName: '상태',
    width: 120,
    sortable: false,
    renderCell: ({ row }) => <ErrorState row={row} />,
  },
];

/** Open, closed, or open again after it was closed. */
export function ErrorState({ row }: { row: ErrorGroup }) {
  if (row.isClosed) return <StatusChip tone="positive">해결됨</StatusChip>;
  return (row.reopenings ?? 0) > 0 ? (
    <StatusChip tone="negative">다시 나타남</StatusChip>
  ) : (
    <StatusChip tone="warning">열림</StatusChip>
  );
}
