import { CanAccess } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { Button, EmptyState, gridStateOf, SearchBox, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { TaListDocument } from './generated/manager.ts';
import { paths } from './paths.ts';
import { taColumns, type ListedTa } from './taColumns.tsx';
import { taFilters, taWhere } from './taQuery.ts';

const AddTaDialog = lazyWithRetry(() => import('./AddTaDialog.tsx'));

const states = [
  { id: 'active', label: '활성' },
  { id: 'inactive', label: '비활성' },
  { id: 'all', label: '전체' },
] as const;

/** `/crm/admin/tas`; at `/create` with the form open. */
export default function TaListPage() {
  const navigate = useNavigate();
  const creating = useMatch(paths.create) !== null;
  const { dataGridProps, tableQuery, ...table } = useDataGrid<ListedTa>({
    resource: 'taDirectory',
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'name', order: 'asc' }] },
    meta: { gqlQuery: TaListDocument, where: taWhere },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const [{ q, state }, setFilters] = useListFilters(table, taFilters);
  const create = <CreateLink resource="taDirectory">조교 더하기</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar label="조교 찾기">
        <SearchBox
          value={q}
          onChange={(typed) => setFilters({ q: typed.trim() })}
          label="조교 검색"
          placeholder="이름, 초성, 아이디, 전화번호"
        />
        <ChoiceChips
          label="상태"
          items={states}
          chosen={[state === '' ? 'active' : state]}
          onToggle={(chosen) => setFilters({ state: chosen === 'active' ? '' : chosen })}
        />
      </Toolbar>
      <DataGrid
        label="조교"
        columns={taColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(ta) => void navigate(paths.ta(ta.id))}
        empty={
          q === '' && state === '' ? (
            <EmptyState title="아직 조교가 없습니다" action={create}>
              조교를 더하면 임시 비밀번호를 한 번 보여 드립니다. 첫 로그인 때 새 비밀번호로 바꿉니다.
            </EmptyState>
          ) : (
            <EmptyState
              title="찾는 조교가 없습니다"
              action={<Button onClick={() => setFilters({ q: '', state: '' })}>조건 지우기</Button>}
            >
              이름, 초성(ㅇㅈㅎ), 아이디, 전화번호로 찾을 수 있습니다.
            </EmptyState>
          )
        }
      />
      {creating && (
        <CanAccess resource="taDirectory" action="create">
          <Suspense>
            <AddTaDialog onClose={(id) => void navigate(id === undefined ? paths.tas : paths.ta(id))} />
          </Suspense>
        </CanAccess>
      )}
    </Page>
  );
}
