import { formatInstant, formatPhone } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { InquiryListQuery } from './generated/graphql.ts';
import { inquiryWord } from './inquiryWords.ts';

/** A row of the list. */
export type Inquiry = InquiryListQuery['inquiries'][number];

/** The columns of the list of inquiries. */
export const inquiryColumns: GridColDef<Inquiry>[] = [
  { field: 'name', headerName: '이름', width: 120, sortable: false },
  {
    field: 'phone',
    headerName: '연락처',
    width: 150,
    sortable: false,
    valueGetter: (_value, row) => formatPhone(row.phone),
  },
  { field: 'grade', headerName: '학년', width: 80, sortable: false },
  {
    field: 'kind',
    headerName: '바라는 것',
    width: 110,
    sortable: false,
    valueGetter: (_value, row) => inquiryWord(row.kind),
  },
  {
    field: 'lecture',
    headerName: '강의',
    flex: 1,
    minWidth: 140,
    sortable: false,
    valueGetter: (_value, row) => row.lecture?.name ?? '',
  },
  { field: 'message', headerName: '남긴 말', flex: 2, minWidth: 180, sortable: false },
  { field: 'createdAt', headerName: '접수 일시', width: 160, renderCell: ({ row }) => formatInstant(row.createdAt) },
];
