import { useList } from '@refinedev/core';
import { useState } from 'react';
import { Button, EmptyState, Toolbar } from '#ui-kit';
import { DataGrid, type GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { FileUpIcon, EditIcon } from '#ui-kit/icons.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { AnswersUploadDialog } from '../scores/parts.ts';
import { deleting } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { RetakableExamsDocument, RetakeExamsDocument } from './generated/graphql.ts';
import { RetakeExamDialog } from './RetakeExamDialog.tsx';
import css from './RetakeExams.module.css';
import { retakeExamOrder } from './retakeQuery.ts';
import type { RetakableExam, RetakeExam } from './types.ts';

/** The retake exams of a lecture, their questions mapped to those of the exam. */
export function RetakeExams({ lectureId }: { lectureId: string }) {
  const [opened, setOpened] = useState<RetakeExam | 'new' | null>(null);
  const { grid } = useRecordList({
    resource: 'retakeExams',
    document: RetakeExamsDocument,
    meta: { gqlVariables: { where: { exam: { lectureId: { _eq: lectureId } } } }, orderBy: retakeExamOrder },
    // The address is the list of students above.
    isInAddress: false,
    queryOptions: { staleTime: 0 },
  });
  const { result, query } = useList<RetakableExam>({
    resource: 'exams',
    pagination: { mode: 'off' },
    meta: { gqlQuery: RetakableExamsDocument, gqlVariables: { lectureId } },
    queryOptions: { staleTime: 0 },
  });
  const exams = result.data;
  const hasNone = query.isSuccess && exams.length === 0;
  const why = whyNone(query.isError, hasNone);
  const add = query.isError ? (
    <Button loading={query.isFetching} onClick={() => void query.refetch()}>
      시험 다시 불러오기
    </Button>
  ) : (
    <AddButton variant="secondary" title={why} disabled={exams.length === 0} onClick={() => setOpened('new')}>
      재시험지 만들기
    </AddButton>
  );
  const columns: GridColDef<RetakeExam>[] = [
    ...facts,
    {
      field: 'actions',
      headerName: '',
      width: 56,
      sortable: false,
      renderCell: ({ row }) => <RetakeExamActions retakeExam={row} onEdit={() => setOpened(row)} />,
    },
  ];
  return (
    <section className={css.section}>
      <Toolbar label="재시험지" end={add}>
        <h2>재시험지</h2>
      </Toolbar>
      <DataGrid
        label="재시험지"
        columns={columns}
        {...grid}
        onOpen={setOpened}
        empty={
          <EmptyState of="sheet" title="재시험지가 없습니다" action={hasNone ? undefined : add}>
            {why ?? '다른 문제로 다시 볼 때 만듭니다. 같은 시험지로 다시 보면 만들지 않아도 됩니다.'}
          </EmptyState>
        }
      />
      {opened !== null && (
        <RetakeExamDialog
          exams={exams}
          retakeExam={opened !== 'new' ? opened : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** Why no retake exam can be made now. */
function whyNone(isError: boolean, hasNone: boolean): string | undefined {
  if (isError) return '시험을 불러오지 못해 지금은 만들 수 없습니다.';
  return hasNone ? '이 강의에 시험이 없습니다. 시험을 먼저 만들어 주세요.' : undefined;
}

const facts: GridColDef<RetakeExam>[] = [
  { field: 'name', headerName: '재시험지', flex: 1.2, minWidth: 160 },
  { field: 'exam', headerName: '원래 시험', flex: 1, minWidth: 140, valueGetter: (_value, { exam }) => exam.name },
  {
    field: 'questions',
    headerName: '문항 (이어진 것)',
    width: 140,
    sortable: false,
    valueGetter: (_value, { questions }) =>
      `${questions.length} (${questions.filter(({ retakeMap }) => retakeMap !== null).length})`,
  },
  {
    field: 'cutline',
    headerName: '커트라인',
    width: 110,
    valueFormatter: (points: number | null) => (points === null ? '없음' : `${points}점`),
  },
  {
    field: 'attempts',
    headerName: '응시',
    width: 90,
    sortable: false,
    valueGetter: (_value, row) => `${row.attempts_aggregate.aggregate?.count ?? 0}명`,
  },
];

function RetakeExamActions({ retakeExam, onEdit }: { retakeExam: RetakeExam; onEdit: () => void }) {
  const { id, name, exam, questions } = retakeExam;
  return (
    <ActionMenu
      name={name}
      actions={[
        { title: '수정', icon: EditIcon, run: onEdit },
        {
          title: '답 엑셀 업로드',
          icon: FileUpIcon,
          when: questions.length > 0 || '문항이 없습니다.',
          asks: (close) => <AnswersUploadDialog target={{ examId: exam.id, retakeId: id, name }} onClose={close} />,
        },
        deleting({
          resource: 'retakeExams',
          id,
          noun: '재시험지',
          name,
          warns: '문항과 정답이 사라집니다. 이 시험지로 본 학생이 있으면 삭제할 수 없습니다.',
        }),
      ]}
    />
  );
}
