import { useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon, UploadIcon } from '#ui-kit/icons.ts';
import { paths as actualScorePaths } from '../../actualExamScores/paths.ts';
import { paths } from '../paths.ts';
import type { Action } from '../../shared/actions/action.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { SavedViews } from '../../savedViews/parts.ts';
import { useRecordList } from '../../shared/lists/useRecordList.ts';
import { exporting } from './exporting.tsx';
import { matchingIds } from './matchingIds.ts';
import { useRememberedList } from './rememberedList.ts';
import { studentColumns } from './studentColumns.ts';
import { StudentFilterBar } from './StudentFilterBar.tsx';
import { studentFilters, studentList, studentOrder, studentWhere } from './studentQuery.ts';
import { StudentSelection } from './StudentSelection.tsx';

const StudentDialog = lazyWhenIdle(() => import('../page/StudentDialog.tsx').then((file) => file.StudentDialog));

/** `/crm/students`: search, filters, sorting and paging by the server; all of them are in the address. At `/create` with the form open. */
export default function StudentListPage() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const creating = useMatch(paths.create) !== null;
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useRecordList({ ...studentList, filters: studentFilters, rowOf: ({ student }) => student });
  const { filters, setFilters, total, query } = list;
  const { sorters, limit, offset } = list.asked;
  const where = studentWhere(list.asked.filters);
  useRememberedList(
    query.isSuccess && !query.isPlaceholderData
      ? {
          ids: list.rows.map(({ id }) => id),
          total,
          search,
          variables: { where, orderBy: studentOrder(sorters), limit, offset },
        }
      : null,
  );
  const importing: Action = { title: '엑셀로 등록', icon: UploadIcon, href: paths.import };

  return (
    <Page
      actions={
        <ActionButtons
          hasMain
          name="학생 목록"
          actions={[
            { title: '학생 등록', icon: AddIcon, href: `${paths.create}${search}` },
            importing,
            exporting({ userIds: () => matchingIds(where, total).then((ids) => [...ids]), count: total, filters }),
            { title: '실전 성적 입력', href: actualScorePaths.scoreSheet },
          ]}
        />
      }
    >
      <StudentFilterBar filters={filters} onChange={setFilters} />
      <SavedViews screen="students" sorters={studentList.sorters} />
      <DataGrid
        label="학생"
        columns={studentColumns}
        {...list.grid}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={(student) => void navigate(paths.student(student.id))}
        empty={
          list.isFiltered ? (
            <EmptyState
              of="search"
              title="조건에 맞는 학생이 없습니다"
              action={<Button onClick={list.clear}>조건 초기화</Button>}
            >
              이름, 초성(ㄱㅁㅅ), 전화 뒷자리, 학번으로 찾을 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState of="person" title="아직 학생이 없습니다" action={<ActionButtons actions={[importing]} />}>
              명단이 엑셀에 있으면 한 번에 등록할 수 있습니다.
            </EmptyState>
          )
        }
      />
      {selected.size > 0 && (
        <StudentSelection
          selected={selected}
          filters={filters}
          total={total}
          findAll={() => matchingIds(where, total)}
          onSelect={setSelected}
        />
      )}
      {creating && <StudentDialog onClose={() => void navigate(`${paths.students}${search}`)} />}
    </Page>
  );
}
