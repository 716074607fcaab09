import type { CrudFilter } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { ErrorGroups_Bool_Exp } from '#client/generated/graphql/manager.ts';
import { filterValue } from '../shared/lists/filterValue.ts';
import { ListChoice, ListSearch } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { Page } from '../shared/page/Page.tsx';
import { errorColumns } from './errorColumns.tsx';
import { ErrorGroupListDocument } from './generated/manager.ts';

const ErrorDialog = lazyWhenIdle(() => import('./ErrorDialog.tsx').then((file) => file.ErrorDialog));

const states = [
  { id: 'open', label: '열림' },
  { id: 'closed', label: '해결됨' },
  { id: 'all', label: '전체' },
] as const;

/** The list at its bare address. */
const bare = {
  resource: 'errorGroups',
  document: ErrorGroupListDocument,
  meta: { where: errorWhere },
  sorters: [{ field: 'lastAt', order: 'desc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/admin/errors`: crashes that browsers reported, each kind once. */
export default function ErrorListPage() {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRecordList({
    ...bare,
    filters: { q: 'contains', state: 'eq' },
  });
  const open = list.rows.find(({ id }) => id === openId);
  return (
    <Page description="화면이 멈춘 오류를 같은 것끼리 모았습니다. 수정한 뒤에 해결됨으로 표시하면, 다시 나타날 때 저절로 열립니다.">
      <Toolbar label="오류 검색">
        <ListSearch list={list} field="q" label="오류 검색" placeholder="번호나 오류 글" />
        <ListChoice list={list} field="state" label="상태" items={states} />
      </Toolbar>
      <DataGrid
        label="오류 기록"
        columns={errorColumns}
        {...list.grid}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          list.isFiltered ? (
            <EmptyState of="search" title="찾는 오류가 없습니다">
              검색어나 상태를 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState of="done" title="열린 오류가 없습니다">
              화면이 멈추면 저절로 여기에 남습니다.
            </EmptyState>
          )
        }
      />
      {open && <ErrorDialog group={open} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

/** The `where` of the list's filters; without a state, the open ones. */
function errorWhere(filters: readonly CrudFilter[]): ErrorGroups_Bool_Exp {
  const state = filterValue(filters, 'state');
  const text = filterValue(filters, 'q').replace(/[\\%_]/g, '\\$&');
  const found = [{ fingerprint: { _ilike: `${text}%` } }, { message: { _ilike: `%${text}%` } }];
  return {
    _and: [
      ...(state === 'all' ? [] : [{ isClosed: { _eq: state === 'closed' } }]),
      ...(text === '' ? [] : [{ _or: found }]),
    ],
  };
}
