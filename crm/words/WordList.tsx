import { useTable } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { Button, CenteredSpinner, EmptyState, QueryView, SearchBox, SortableList, Toolbar } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { MoveWordDocument, WordListDocument, type WordFactsFragment } from './generated/graphql.ts';
import { moveOf } from './moveOf.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { WordDialog } from './WordDialog.tsx';
import { WordRow } from './WordRow.tsx';
import { wordWhere } from './wordWhere.ts';

const WordGrid = lazyWithRetry(() => import('./grid/WordGrid.tsx'));

/** The words of a deck in the order in which they are studied; sorted by hand. */
export default function WordList({ deckId }: { deckId: string }) {
  const [dialog, setDialog] = useState<'add' | 'paste' | 'grid' | null>(null);
  const move = useGqlMutation(MoveWordDocument);
  const { tableQuery, ...table } = useTable<WordFactsFragment>({
    resource: 'words',
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'sequence', order: 'asc' }] },
    meta: { gqlQuery: WordListDocument, gqlVariables: { where: { deckId: { _eq: deckId } } }, where: wordWhere },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const [{ q }, setFilters] = useListFilters(table, { q: 'contains' });
  const onMove = async (words: WordFactsFragment[], ids: string[]): Promise<void> => {
    const variables = moveOf(words, ids);
    if (variables) await move.mutateAsync(variables);
  };
  const close = (): void => setDialog(null);
  const buttons = (
    <>
      <Button onClick={() => setDialog('grid')}>표로 입력</Button>
      <Button onClick={() => setDialog('paste')}>여러 개 붙여넣기</Button>
      <Button icon={<AddIcon aria-hidden />} onClick={() => setDialog('add')}>
        낱말 넣기
      </Button>
    </>
  );
  if (dialog === 'grid') {
    return (
      <Card title="낱말">
        <Suspense fallback={<CenteredSpinner />}>
          <WordGrid deckId={deckId} onClose={close} />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card title="낱말">
      <Toolbar label="낱말 찾기" end={buttons}>
        <SearchBox
          value={q}
          onChange={(typed) => setFilters({ q: typed.trim() })}
          label="낱말 검색"
          placeholder="낱말이나 뜻"
        />
      </Toolbar>
      <QueryView query={tableQuery}>
        {({ data: words, total = 0 }) =>
          words.length > 0 ? (
            <>
              <SortableList
                label="낱말"
                items={words}
                nameOf={({ term }) => term}
                // Between the words that were found there are others.
                canMove={q === ''}
                onMove={(ids) => onMove(words, ids)}
              >
                {(word) => <WordRow word={word} />}
              </SortableList>
              <Pager
                label="낱말"
                page={table.currentPage - 1}
                pageSize={table.pageSize}
                total={total}
                onChange={({ page, pageSize }) => {
                  table.setPageSize(pageSize);
                  table.setCurrentPage(page + 1);
                }}
              />
            </>
          ) : q === '' ? (
            <EmptyState title="아직 낱말이 없습니다">
              하나씩 넣거나, 엑셀에서 낱말과 뜻을 복사해 한꺼번에 붙여넣으세요.
            </EmptyState>
          ) : (
            <EmptyState title="찾는 낱말이 없습니다">검색어를 바꿔 보세요.</EmptyState>
          )
        }
      </QueryView>
      {dialog === 'add' && <WordDialog deckId={deckId} onClose={close} />}
      {dialog === 'paste' && <PasteDialog deckId={deckId} onClose={close} />}
    </Card>
  );
}
