import { CanAccess, useTable } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, QueryView, SearchBox, SelectInput, Toolbar } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { BoardDeskDocument, QuestionListDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { QuestionRows } from './QuestionRows.tsx';
import { questionWhere } from './questionWhere.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { staffOptions, type QuestionRow } from './types.ts';

const states = [
  { id: '', label: '기다리는 질문' },
  { id: 'ANSWERED', label: '답한 질문' },
  { id: 'ALL', label: '전체' },
] as const;

/** Questions of students; those that wait come first, longest first. */
export function QuestionList() {
  const desk = useGql(BoardDeskDocument, {});
  const [setting, setSetting] = useState(false);
  const navigate = useNavigate();
  const { tableQuery, ...table } = useTable<QuestionRow>({
    resource: 'boardPosts',
    pagination: { pageSize: 25 },
    sorters: {
      initial: [
        { field: 'waitingSince', order: 'asc' },
        { field: 'createdAt', order: 'desc' },
        { field: 'id', order: 'asc' },
      ],
    },
    meta: { gqlQuery: QuestionListDocument, where: questionWhere },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const [{ q, state, assigned }, setFilters] = useListFilters(table, { q: 'contains', state: 'eq', assigned: 'eq' });
  const rows = tableQuery.data?.data ?? [];
  const settings = desk.data?.boardSettings[0];
  useDeskKeys({
    KeyJ: () => {
      const [first] = rows;
      if (first) void navigate(paths.post(first.id));
    },
  });
  return (
    <>
      <Toolbar
        label="질문 찾기"
        end={
          settings && (
            <CanAccess resource="boardSettings" action="edit">
              <Button onClick={() => setSetting(true)}>{`답변 기한 ${settings.answerHours}시간`}</Button>
            </CanAccess>
          )
        }
      >
        <ChoiceChips
          label="상태"
          items={states}
          chosen={[states.find(({ id }) => id === state)?.id ?? '']}
          onToggle={(next) => setFilters({ state: next })}
        />
        <SearchBox
          value={q}
          onChange={(typed) => setFilters({ q: typed.trim() })}
          label="질문 검색"
          placeholder="질문의 낱말"
        />
        <SelectInput
          aria-label="담당"
          value={assigned === '' ? null : assigned}
          emptyLabel="모든 담당"
          options={[{ value: 'none', label: '담당 없음' }, ...staffOptions(desk.data)]}
          onChange={(next) => setFilters({ assigned: next === null ? '' : String(next) })}
        />
      </Toolbar>
      <QueryView query={tableQuery}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title={state === '' ? '기다리는 질문이 없습니다' : '질문이 없습니다'}>
              {q === '' && assigned === '' ? '학생이 물어보면 여기에 보입니다.' : '찾는 조건을 바꿔 보세요.'}
            </EmptyState>
          ) : (
            <>
              <QuestionRows rows={data} answerHours={settings?.answerHours ?? 24} />
              <Pager
                label="질문"
                page={table.currentPage - 1}
                pageSize={table.pageSize}
                total={total ?? 0}
                onChange={(next) => {
                  table.setPageSize(next.pageSize);
                  table.setCurrentPage(next.page + 1);
                }}
              />
            </>
          )
        }
      </QueryView>
      {setting && settings && <SettingsDialog settings={settings} onClose={() => setSetting(false)} />}
    </>
  );
}
