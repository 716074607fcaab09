import { StatusChip, formatInstant } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { EyeIcon, EyeOffIcon } from '#ui-kit/icons.ts';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import type { WordDeckFactsFragment } from './generated/graphql.ts';

/** The columns of the list of word decks. */
export const wordDeckColumns: GridColDef<WordDeckFactsFragment>[] = [
  {
    field: 'title',
    headerName: '제목',
    flex: 1.4,
    minWidth: 200,
    renderCell: ({ row }) => <RowLink href={paths.wordDeck(row.id)}>{row.title}</RowLink>,
  },
  { field: 'description', headerName: '설명', flex: 2, minWidth: 220, sortable: false },
  {
    field: 'lecture',
    headerName: '강의',
    flex: 1,
    minWidth: 130,
    sortable: false,
    valueGetter: (_value, row) => row.lecture?.name ?? '모든 강의',
  },
  {
    field: 'isPublished',
    headerName: '공개',
    width: 110,
    renderCell: ({ row }) => <Published isPublished={row.isPublished} />,
  },
  {
    field: 'updatedAt',
    headerName: '수정일',
    width: 170,
    renderCell: ({ row }) => formatInstant(row.updatedAt),
  },
];

/** Whether students see a deck. */
export function Published({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <StatusChip tone="positive" icon={<EyeIcon aria-hidden />}>
      공개
    </StatusChip>
  ) : (
    <StatusChip icon={<EyeOffIcon aria-hidden />}>비공개</StatusChip>
  );
}
