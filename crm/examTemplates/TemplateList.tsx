import { useState } from 'react';
import { useParams } from 'react-router';
import { EmptyState, Toolbar } from '#ui-kit';
import { DataGrid, type GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { EditIcon } from '#ui-kit/icons.ts';
import { deleting } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { LectureTemplatesDocument } from './generated/graphql.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import type { Template } from './types.ts';

/** The exam templates of a lecture; exams linked to one share its name, cutline and answer key. */
export default function TemplateList() {
  const { lectureId = '' } = useParams();
  const [opened, setOpened] = useState<Template | 'new' | null>(null);
  const { grid } = useRecordList({
    resource: 'examTemplates',
    document: LectureTemplatesDocument,
    meta: { gqlVariables: { where: { lectureId: { _eq: lectureId } } } },
    sorters: [{ field: 'name', order: 'asc' }],
    queryOptions: { staleTime: 0 },
  });
  const add = <AddButton onClick={() => setOpened('new')}>양식 만들기</AddButton>;
  const columns: GridColDef<Template>[] = [
    ...facts,
    {
      field: 'actions',
      headerName: '',
      width: 56,
      sortable: false,
      renderCell: ({ row }) => <TemplateActions template={row} lectureId={lectureId} onEdit={() => setOpened(row)} />,
    },
  ];
  return (
    <>
      <Toolbar label="시험 양식" end={add}>
        {null}
      </Toolbar>
      <DataGrid
        label="시험 양식"
        columns={columns}
        {...grid}
        onOpen={setOpened}
        empty={
          <EmptyState of="sheet" title="아직 시험 양식이 없습니다" action={add}>
            매주 보는 시험의 문항과 정답, 커트라인을 한 번만 만들어 두고 주차마다 이어 씁니다.
          </EmptyState>
        }
      />
      {opened !== null && (
        <TemplateDialog
          lectureId={lectureId}
          template={opened !== 'new' ? opened : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const facts: GridColDef<Template>[] = [
  { field: 'name', headerName: '양식', flex: 1.4, minWidth: 180 },
  {
    field: 'questions',
    headerName: '문항',
    width: 90,
    sortable: false,
    valueGetter: (_value, row) => row.questions.length,
  },
  { field: 'totalPoints', headerName: '만점', width: 90, valueFormatter: (points: number) => `${points}점` },
  {
    field: 'cutline',
    headerName: '커트라인',
    width: 110,
    valueFormatter: (points: number | null) => (points === null ? '없음' : `${points}점`),
  },
  {
    field: 'exams',
    headerName: '연결된 시험',
    width: 120,
    sortable: false,
    valueGetter: (_value, row) => row.exams_aggregate.aggregate?.count ?? 0,
    valueFormatter: (count: number) => `${count}개`,
  },
];

function TemplateActions({
  template,
  lectureId,
  onEdit,
}: {
  template: Template;
  lectureId: string;
  onEdit: () => void;
}) {
  const { id, name } = template;
  return (
    <ActionMenu
      name={name}
      actions={[
        { title: '수정', icon: EditIcon, run: onEdit },
        deleting({
          resource: 'examTemplates',
          id,
          meta: { params: { lectureId } },
          noun: '양식',
          name,
          warns: '문항과 정답이 사라집니다. 연결된 시험이 하나라도 있으면 삭제할 수 없습니다.',
        }),
      ]}
    />
  );
}
