import { useShow } from '@refinedev/core';
import { Suspense } from 'react';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { useNavigate, useParams } from 'react-router';
import { CenteredSpinner, FactList, formatInstant, Stack } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { deleting } from '../shared/actions/commonActions.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordHistory } from '../shared/history/RecordHistory.tsx';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { useEditing } from '../shared/records/useEditing.ts';
import { panels as assignments } from '../wordAssignments/index.tsx';
import { panels as words } from '../words/index.tsx';
import { panels as wordTests } from '../wordTests/index.tsx';
import { DeleteWordDeckDocument, WordDeckDocument, type WordDeckFactsFragment } from './generated/graphql.ts';
import { Published } from './wordDeckColumns.tsx';
import { WordDeckDialog } from './WordDeckDialog.tsx';

const CopyDeckDialog = lazyWithRetry(() => import('./CopyDeckDialog.tsx'));
const WordMapCard = lazyWithRetry(() => import('./map/WordMapCard.tsx'));

const resource = 'wordDecks';

/** `/crm/wordDecks/:id`; at `/edit` with the form open. */
export default function WordDeckPage() {
  const { id = '' } = useParams();
  const { query } = useShow<WordDeckFactsFragment>({ resource, id, meta: { gqlQuery: WordDeckDocument } });
  const isEditing = useEditing(paths.edit(id), query);
  return (
    <RecordView
      query={query}
      gone={<RecordMissing title="단어장을 찾을 수 없습니다" href={paths.wordDecks} to="단어장 목록으로" />}
    >
      {(deck) => <WordDeckView deck={deck} isEditing={isEditing} />}
    </RecordView>
  );
}

function WordDeckView({ deck, isEditing }: { deck: WordDeckFactsFragment; isEditing: boolean }) {
  const navigate = useNavigate();
  return (
    <Page
      title={deck.title}
      status={<Published isPublished={deck.isPublished} />}
      actions={
        <>
          <DeckHistory deck={deck} />
          <ActionButtons
            actions={[
              deleting({
                resource,
                id: deck.id,
                meta: { gqlMutation: DeleteWordDeckDocument },
                noun: '단어장',
                name: `${deck.title} 단어장`,
                warns: deck.isPublished
                  ? '학생의 포털에서도 바로 사라지고, 되돌릴 수 없습니다.'
                  : '낱말도 모두 사라지고, 되돌릴 수 없습니다.',
                onDeleted: () => void navigate(paths.wordDecks),
              }),
              { title: '복사', asks: (close) => <CopyDeckDialog deck={deck} onClose={close} /> },
              { title: '고치기', icon: EditIcon, href: paths.edit(deck.id) },
            ]}
          />
        </>
      }
    >
      <Stack gap={14}>
        <Card>
          <FactList
            facts={[
              { label: '설명', value: deck.description },
              { label: '강의', value: deck.lecture?.name ?? '모든 강의' },
              { label: '만든 사람', value: deck.createdByStaff?.name },
              { label: '만든 때', value: formatInstant(deck.createdAt) },
              { label: '고친 때', value: formatInstant(deck.updatedAt) },
            ]}
          />
        </Card>
        <Suspense fallback={<CenteredSpinner />}>
          <assignments.AssignmentList
            deckId={deck.id}
            lectureId={deck.lectureId ?? null}
            isPublished={deck.isPublished}
          />
        </Suspense>
        <Suspense fallback={<CenteredSpinner />}>
          <wordTests.DeckTests deckId={deck.id} />
          <words.WordList deckId={deck.id} />
        </Suspense>
        <Suspense fallback={<CenteredSpinner />}>
          <WordMapCard deckId={deck.id} />
        </Suspense>
      </Stack>
      {isEditing && <WordDeckDialog deck={deck} onClose={() => void navigate(paths.wordDeck(deck.id))} />}
    </Page>
  );
}

function DeckHistory({ deck: { id, lecture } }: { deck: WordDeckFactsFragment }) {
  const lectureOf = (value: unknown): string => {
    if (typeof value !== 'string') return '모든 강의';
    return value === lecture?.id ? lecture.name : '다른 강의';
  };
  return <RecordHistory resource={resource} id={id} words={{ lecture_id: lectureOf }} />;
}
