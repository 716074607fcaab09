import { CanAccess } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { Button, EmptyState, SearchBox, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { WordDeckListDocument, type WordDeckFactsFragment } from './generated/graphql.ts';
import { wordDeckColumns } from './wordDeckColumns.tsx';

const WordDeckDialog = lazyWhenIdle(() => import('./WordDeckDialog.tsx').then((file) => file.WordDeckDialog));

const SettingsDialog = lazyWhenIdle(() => import('./SettingsDialog.tsx').then((file) => file.SettingsDialog));

/** `/crm/wordDecks`; at `/create` with the form open. */
export default function WordDeckListPage() {
  const navigate = useNavigate();
  const [isSetting, setSetting] = useState(false);
  const creating = useMatch(paths.create) !== null;
  const { dataGridProps, tableQuery, ...table } = useDataGrid<WordDeckFactsFragment>({
    resource: 'wordDecks',
    pagination: { pageSize: 10 },
    sorters: { initial: [{ field: 'updatedAt', order: 'desc' }] },
    meta: { gqlQuery: WordDeckListDocument },
  });
  const [{ title }, setFilters] = useListFilters(table, { title: 'contains' });
  const create = <CreateLink resource="wordDecks">단어장 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar
        label="단어장 찾기"
        end={
          <CanAccess resource="wordDecks" action="settings">
            <Button onClick={() => setSetting(true)}>하루 새 낱말</Button>
          </CanAccess>
        }
      >
        <SearchBox
          value={title}
          onChange={(typed) => setFilters({ title: typed.trim() })}
          label="단어장 검색"
          placeholder="제목"
        />
      </Toolbar>
      <DataGrid
        label="단어장"
        columns={wordDeckColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(deck) => void navigate(paths.wordDeck(deck.id))}
        empty={
          title === '' ? (
            <EmptyState title="아직 단어장이 없습니다" action={create}>
              단어장을 만들어 공개하면 학생이 포털에서 볼 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState title="찾는 단어장이 없습니다">검색어를 바꿔 보세요.</EmptyState>
          )
        }
      />
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
      {creating && <WordDeckDialog onClose={() => void navigate(paths.wordDecks)} />}
    </Page>
  );
}
