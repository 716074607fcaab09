import { formatDay, formatInstant } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import type { TermListQuery } from './generated/graphql.ts';
import { inForce, stateOf } from './versionState.ts';

/** A row of the list of terms. */
export type TermRow = TermListQuery['terms'][number];

/** The columns of the list of terms. */
export const termColumns: GridColDef<TermRow>[] = [
  {
    field: 'title',
    headerName: '제목',
    flex: 1.4,
    minWidth: 200,
    renderCell: ({ row }) => <RowLink href={paths.term(row.id)}>{row.title}</RowLink>,
  },
  { field: 'id', headerName: '주소', flex: 1, minWidth: 160, valueGetter: (_value, row) => `/terms/${row.id}` },
  {
    field: 'inForce',
    headerName: '시행 중',
    width: 170,
    sortable: false,
    valueGetter: (_value, row) => dayOf(inForce(row.versions)),
  },
  {
    field: 'toCome',
    headerName: '시행 예정',
    width: 170,
    sortable: false,
    valueGetter: (_value, row) =>
      dayOf(row.versions.findLast((version) => stateOf(version, row.versions) === 'TO_COME')),
  },
  {
    field: 'versions',
    headerName: '판',
    width: 80,
    sortable: false,
    valueGetter: (_value, row) => row.versions.length,
  },
  { field: 'updatedAt', headerName: '수정일', width: 170, renderCell: ({ row }) => formatInstant(row.updatedAt) },
];

const dayOf = (version: { publishedFrom: string } | undefined): string =>
  version ? `${formatDay(version.publishedFrom)}부터` : '–';
