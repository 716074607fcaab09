import { CanAccess, type GetListResponse, type HttpError } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, ButtonLink, EmptyState, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon, UploadIcon } from '#ui-kit/icons.ts';
import { paths as actualScorePaths } from '../../actualExamScores/paths.ts';
import { paths } from '../paths.ts';
import { Page } from '../../shared/page/Page.tsx';
import { SavedViews } from '../../savedViews/parts.ts';
import { firstRows } from '../../shared/lists/firstList.ts';
import { useListFilters } from '../../shared/lists/useListFilters.ts';
import { ExportButton } from './ExportButton.tsx';
import { StudentListDocument, type StudentFactsFragment, type StudentListQuery } from '../generated/graphql.ts';
import { matchingIds } from './matchingIds.ts';
import { useRememberedList } from './rememberedList.ts';
import { studentColumns } from './studentColumns.ts';
import { StudentFilterBar } from './StudentFilterBar.tsx';
import {
  firstStudents,
  studentFilters,
  studentMeta,
  studentOpening,
  studentOrder,
  studentWhere,
} from './studentQuery.ts';
import { StudentSelection } from './StudentSelection.tsx';

const StudentDialog = lazyWhenIdle(() => import('../page/StudentDialog.tsx').then((file) => file.StudentDialog));

type Found = StudentListQuery['studentSearch'][number];

/** `/crm/students`: search, filters, sorting and paging by the server; all of them are in the address. At `/create` with the form open. */
export default function StudentListPage() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const creating = useMatch(paths.create) !== null;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { dataGridProps, tableQuery, ...table } = useDataGrid<Found, HttpError, unknown, StudentFactsFragment>({
    resource: 'students',
    pagination: { pageSize: studentOpening.pageSize },
    sorters: { initial: studentOpening.sorters },
    meta: { gqlQuery: StudentListDocument, ...studentMeta },
    queryOptions: {
      ...firstRows<Found>(firstStudents({ search, params: {} })),
      placeholderData: keepPreviousData,
      select: listed,
    },
  });
  const [filters, setFilters] = useListFilters(table, studentFilters, studentOpening);
  const where = studentWhere(table.filters);
  const total = tableQuery.data?.total ?? 0;
  const offset = (table.currentPage - 1) * table.pageSize;
  useRememberedList(
    tableQuery.data && !tableQuery.isPlaceholderData
      ? {
          ids: tableQuery.data.data.map(({ id }) => id),
          total,
          search,
          variables: { where, orderBy: studentOrder(table.sorters), limit: table.pageSize, offset },
        }
      : null,
  );
  const importLink = (
    <ButtonLink href={paths.import} icon={<UploadIcon aria-hidden />}>
      엑셀로 등록
    </ButtonLink>
  );

  return (
    <Page
      actions={
        <>
          <CanAccess resource="students" action="export">
            <ExportButton
              userIds={() => matchingIds(where, total).then((ids) => [...ids])}
              count={total}
              filters={filters}
            />
          </CanAccess>
          <ButtonLink href={actualScorePaths.scoreSheet}>실전 성적 입력</ButtonLink>
          {importLink}
          <ButtonLink href={`${paths.create}${search}`} variant="primary" icon={<AddIcon aria-hidden />}>
            학생 등록
          </ButtonLink>
        </>
      }
    >
      <StudentFilterBar filters={filters} onChange={setFilters} />
      <SavedViews screen="students" opening={studentOpening} />
      <DataGrid
        label="학생"
        columns={studentColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={(student) => void navigate(paths.student(student.id))}
        empty={
          Object.values(filters).some((value) => value !== '') ? (
            <EmptyState
              title="조건에 맞는 학생이 없습니다"
              action={
                <Button onClick={() => setFilters({ q: '', state: '', grade: '', lecture: '', tag: '', school: '' })}>
                  조건 초기화
                </Button>
              }
            >
              이름, 초성(ㄱㅁㅅ), 전화 뒷자리, 학번으로 찾을 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState title="아직 학생이 없습니다" action={importLink}>
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

const listed = ({ data, total }: GetListResponse<Found>): GetListResponse<StudentFactsFragment> => ({
  data: data.map(({ student }) => student),
  total,
});
