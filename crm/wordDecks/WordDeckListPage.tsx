import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { ListSearch } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { CreateDialog } from '../shared/page/CreateDialog.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { WordDeckListDocument } from './generated/graphql.ts';
import { wordDeckColumns } from './wordDeckColumns.tsx';

const WordDeckDialog = lazyWhenIdle(() => import('./WordDeckDialog.tsx').then((file) => file.WordDeckDialog));

const SettingsDialog = lazyWhenIdle(() => import('./SettingsDialog.tsx').then((file) => file.SettingsDialog));

/** The list at its bare address. */
const bare = {
  resource: 'wordDecks',
  document: WordDeckListDocument,
  sorters: [{ field: 'updatedAt', order: 'desc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/wordDecks`; at `/create` with the form open. */
export default function WordDeckListPage() {
  const navigate = useNavigate();
  const [isSetting, setSetting] = useState(false);
  const list = useRecordList({
    ...bare,
    filters: { title: 'contains' },
  });
  const create = <CreateLink resource="wordDecks">단어장 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar
        label="단어장 검색"
        end={
          <CanAccess resource="wordDecks" action="settings">
            <Button onClick={() => setSetting(true)}>하루 새 단어</Button>
          </CanAccess>
        }
      >
        <ListSearch list={list} field="title" label="단어장 검색" placeholder="제목" />
      </Toolbar>
      <DataGrid
        label="단어장"
        columns={wordDeckColumns}
        {...list.grid}
        onOpen={(deck) => void navigate(paths.wordDeck(deck.id))}
        empty={
          list.isFiltered ? (
            <EmptyState of="search" title="찾는 단어장이 없습니다">
              검색어를 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState of="word" title="아직 단어장이 없습니다" action={create}>
              단어장을 만들어 공개하면 학생이 포털에서 볼 수 있습니다.
            </EmptyState>
          )
        }
      />
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
      <CreateDialog resource="wordDecks">{(close) => <WordDeckDialog onClose={close} />}</CreateDialog>
    </Page>
  );
}
