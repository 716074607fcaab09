import { useList } from '@refinedev/core';
import { useMatch, useNavigate } from 'react-router';
import { ButtonLink, EmptyState, SearchBox, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths } from './index.tsx';
import { Page } from '../shared/Page.tsx';
import { usePagedList } from '../shared/usePagedList.ts';
import { WordDeckListDocument, type WordDeckFactsFragment } from './generated/graphql.ts';
import { wordDeckColumns } from './wordDeckColumns.tsx';
import { WordDeckDialog } from './WordDeckDialog.tsx';

/** `/crm/wordDecks`; at `/create` with the form open. */
export default function WordDeckListPage() {
  const navigate = useNavigate();
  const creating = useMatch(paths.create) !== null;
  const list = usePagedList('title', '-updatedAt');
  const { query, result } = useList<WordDeckFactsFragment>({
    resource: 'wordDecks',
    ...list.asked,
    meta: { gqlQuery: WordDeckListDocument },
    errorNotification: false,
  });
  const create = (
    <ButtonLink href={paths.create} variant="primary" icon={<AddIcon aria-hidden />}>
      단어장 만들기
    </ButtonLink>
  );
  return (
    <Page title="단어장" actions={create}>
      <Toolbar label="단어장 찾기">
        <SearchBox value={list.q} onChange={list.search} label="단어장 검색" placeholder="제목" />
      </Toolbar>
      <DataGrid
        label="단어장"
        columns={wordDeckColumns}
        rows={result.data}
        {...gridStateOf(query)}
        {...list.grid(result.total)}
        onOpen={(deck) => void navigate(paths.wordDeck(deck.id))}
        empty={
          list.q === '' ? (
            <EmptyState title="아직 단어장이 없습니다" action={create}>
              단어장을 만들어 공개하면 학생이 포털에서 볼 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState title="찾는 단어장이 없습니다">검색어를 바꿔 보세요.</EmptyState>
          )
        }
      />
      {creating && <WordDeckDialog onClose={() => void navigate(paths.wordDecks)} />}
    </Page>
  );
}
