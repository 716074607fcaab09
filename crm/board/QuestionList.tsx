import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, QueryView, Toolbar } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { ListChoice, ListSearch, ListSelect } from '../shared/lists/ListFilters.tsx';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { BoardDeskDocument, QuestionListDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { QuestionRows } from './QuestionRows.tsx';
import { questionWhere } from './questionWhere.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { staffOptions } from './types.ts';

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
  const list = useRecordList({
    resource: 'boardPosts',
    document: QuestionListDocument,
    meta: { where: questionWhere },
    sorters: [
      { field: 'waitingSince', order: 'asc' },
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'asc' },
    ],
    filters: { q: 'contains', state: 'eq', assigned: 'eq' },
  });
  const { q, state, assigned } = list.filters;
  const settings = desk.data?.boardSettings[0];
  useDeskKeys({
    KeyJ: () => {
      const [first] = list.rows;
      if (first) void navigate(paths.post(first.id));
    },
  });
  return (
    <>
      <Toolbar
        label="질문 검색"
        end={
          settings && (
            <CanAccess resource="boardSettings" action="edit">
              <Button onClick={() => setSetting(true)}>{`답변 기한 ${settings.answerHours}시간`}</Button>
            </CanAccess>
          )
        }
      >
        <ListChoice list={list} field="state" label="상태" items={states} />
        <ListSearch list={list} field="q" label="질문 검색" placeholder="질문 내용" />
        <ListSelect
          list={list}
          field="assigned"
          label="담당"
          emptyLabel="모든 담당"
          options={[{ value: 'none', label: '담당 없음' }, ...staffOptions(desk.data)]}
        />
      </Toolbar>
      <QueryView query={list.query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              of={state === '' ? 'done' : 'talk'}
              title={state === '' ? '기다리는 질문이 없습니다' : '질문이 없습니다'}
            >
              {q === '' && assigned === '' ? '학생이 물어보면 여기에 보입니다.' : '찾는 조건을 바꿔 보세요.'}
            </EmptyState>
          ) : (
            <>
              <QuestionRows rows={data} answerHours={settings?.answerHours ?? 24} />
              <Pager label="질문" {...list.pager} />
            </>
          )
        }
      </QueryView>
      {setting && settings && <SettingsDialog settings={settings} onClose={() => setSetting(false)} />}
    </>
  );
}
