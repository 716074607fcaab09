import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, ButtonLink, EmptyState, todayInSeoul, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon, UploadIcon } from '#ui-kit/icons.ts';
import { paths as actualScorePaths } from '../actualExamScores/index.tsx';
import { paths } from './index.tsx';
import { Page } from '../shared/Page.tsx';
import { SavedViews } from '../savedViews/parts.ts';
import { useIsManager } from '../shared/useLevel.ts';
import { useUrlState } from '../shared/useUrlState.ts';
import { ExportButton } from './ExportButton.tsx';
import { StudentListDocument, type StudentListQuery } from './generated/graphql.ts';
import { matchingIds } from './matchingIds.ts';
import { useRememberedList } from './rememberedList.ts';
import { studentColumns } from './studentColumns.ts';
import { StudentDialog } from './StudentDialog.tsx';
import { StudentFilterBar } from './StudentFilterBar.tsx';
import { studentFilters, studentVariables, type StudentFilters } from './studentQuery.ts';
import { StudentSelection } from './StudentSelection.tsx';

/** `/crm/students`: search, filters, sorting and paging by the server; all of them are in the address. */
export default function StudentListPage() {
  const [filters, setFilters] = useUrlState(studentFilters);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const variables = studentVariables(filters, todayInSeoul());
  const query = useGql(StudentListDocument, variables, { placeholderData: keepPreviousData, select: listed });
  const total = query.data?.total ?? 0;
  const isManager = useIsManager();
  useRememberedList(
    query.data && !query.isPlaceholderData
      ? { ids: query.data.students.map(({ id }) => id), total, search, variables }
      : null,
  );
  const narrow = (change: Partial<StudentFilters>): void => setFilters({ ...change, page: '1' });
  const isNarrowed = (['q', 'state', 'grade', 'lecture', 'tag', 'school'] as const).some(
    (name) => filters[name] !== studentFilters[name],
  );
  const importLink = (
    <ButtonLink href={paths.import} icon={<UploadIcon aria-hidden />}>
      엑셀로 등록
    </ButtonLink>
  );

  return (
    <Page
      title="학생"
      actions={
        <>
          {isManager && (
            <ExportButton
              userIds={() => matchingIds(variables.where, total).then((ids) => [...ids])}
              count={total}
              filters={filters}
            />
          )}
          <ButtonLink href={actualScorePaths.scoreSheet}>실전 성적 쓰기</ButtonLink>
          {importLink}
          <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setCreating(true)}>
            학생 등록
          </Button>
        </>
      }
    >
      <StudentFilterBar filters={filters} onChange={narrow} />
      <SavedViews screen="students" />
      {selected.size > 0 && (
        <StudentSelection
          selected={selected}
          filters={filters}
          total={total}
          findAll={() => matchingIds(variables.where, total)}
          onSelect={setSelected}
        />
      )}
      <DataGrid
        label="학생"
        columns={studentColumns}
        rows={query.data?.students ?? []}
        {...gridStateOf(query)}
        paging={{
          page: variables.offset / variables.limit,
          pageSize: variables.limit,
          total,
          onChange: ({ page, pageSize }) => setFilters({ page: String(page + 1), size: String(pageSize) }),
        }}
        sorting={sortingOf(filters.sort)}
        onSortingChange={(sorting) =>
          narrow({ sort: sorting ? (sorting.direction === 'desc' ? `-${sorting.field}` : sorting.field) : 'number' })
        }
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={(student) => void navigate(paths.student(student.id))}
        empty={
          isNarrowed ? (
            <EmptyState
              title="조건에 맞는 학생이 없습니다"
              action={
                <Button onClick={() => narrow({ q: '', state: 'active', grade: '', lecture: '', tag: '', school: '' })}>
                  조건 지우기
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
      {creating && <StudentDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

const listed = ({ studentSearch, studentSearch_aggregate: all }: StudentListQuery) => ({
  students: studentSearch.map(({ student }) => student),
  total: all.aggregate?.count ?? 0,
});

const sortingOf = (sort: string) =>
  sort.startsWith('-')
    ? ({ field: sort.slice(1), direction: 'desc' } as const)
    : ({ field: sort, direction: 'asc' } as const);
