import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import type { FirstQuestion } from '#client/graphql/askEarly.ts';
import type { Opened } from '#client/page/lazy/loadPage.ts';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { CenteredSpinner, EmptyState, QueryView, SortableList, Toolbar } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { Card } from '../shared/page/Card.tsx';
import { firstList, type BareList } from '../shared/lists/firstList.ts';
import { ListSearch } from '../shared/lists/ListFilters.tsx';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { MoveWordDocument, WordListDocument, type WordFactsFragment } from './generated/graphql.ts';
import { moveOf } from './moveOf.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { WordDialog } from './WordDialog.tsx';
import { WordRow } from './WordRow.tsx';
import { wordWhere } from './wordWhere.ts';

const WordGrid = lazyPart(() => import('./grid/WordGrid.tsx'), <CenteredSpinner />);

const wordsOf = (deckId: string) =>
  ({
    resource: 'words',
    document: WordListDocument,
    meta: { gqlVariables: { where: { deckId: { _eq: deckId } } }, where: wordWhere },
    sorters: [{ field: 'sequence', order: 'asc' }],
  }) satisfies BareList<unknown>;

/** What the list asks first. */
export const firstWords = (deckId: string, opened: Pick<Opened, 'search'>): FirstQuestion[] =>
  [firstList(opened, wordsOf(deckId)) ?? []].flat();

/** The words of a deck in the order in which they are studied; sorted by hand. */
export function WordList({ deckId }: { deckId: string }) {
  const [dialog, setDialog] = useState<'add' | 'paste' | 'grid' | null>(null);
  const move = useGqlMutation(MoveWordDocument);
  const list = useRecordList({ ...wordsOf(deckId), filters: { q: 'contains' } });
  const onMove = async (words: WordFactsFragment[], ids: string[]): Promise<void> => {
    const variables = moveOf(words, ids);
    if (variables) await move.mutateAsync(variables);
  };
  const close = (): void => setDialog(null);
  const buttons = (
    <ActionButtons
      name="단어"
      actions={[
        { title: '단어 추가', icon: AddIcon, run: () => setDialog('add') },
        { title: '여러 개 붙여넣기', run: () => setDialog('paste') },
        { title: '표로 입력', run: () => setDialog('grid') },
      ]}
    />
  );
  if (dialog === 'grid') {
    return (
      <Card title="단어">
        <WordGrid deckId={deckId} onClose={close} />
      </Card>
    );
  }
  return (
    <Card title="단어">
      <Toolbar label="단어 검색" end={buttons}>
        <ListSearch list={list} field="q" label="단어 검색" placeholder="단어나 뜻" />
      </Toolbar>
      <QueryView query={list.query}>
        {({ data: words }) =>
          words.length > 0 ? (
            <>
              <SortableList
                label="단어"
                items={words}
                nameOf={({ term }) => term}
                // Between the words that were found there are others.
                canMove={!list.isFiltered}
                onMove={(ids) => onMove(words, ids)}
              >
                {(word) => <WordRow word={word} />}
              </SortableList>
              <Pager label="단어" {...list.pager} />
            </>
          ) : list.isFiltered ? (
            <EmptyState of="search" title="찾는 단어가 없습니다">
              검색어를 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState of="word" title="아직 단어가 없습니다">
              하나씩 넣거나, 엑셀에서 단어와 뜻을 복사해 한꺼번에 붙여넣으세요.
            </EmptyState>
          )
        }
      </QueryView>
      {dialog === 'add' && <WordDialog deckId={deckId} onClose={close} />}
      {dialog === 'paste' && <PasteDialog deckId={deckId} onClose={close} />}
    </Card>
  );
}
