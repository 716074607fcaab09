import { useShow } from '@refinedev/core';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { useNavigate, useParams } from 'react-router';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { FactList, formatInstant, Stack } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { deleting } from '../shared/actions/commonActions.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { WhenNear } from './map/WhenNear.tsx';
import { RecordHistory } from '../shared/history/RecordHistory.tsx';
import { firstOne, firstRecord } from '../shared/records/firstRecord.ts';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { useEditing } from '../shared/records/useEditing.ts';
import { AssignmentList, WordAssignmentListDocument } from '../wordAssignments/parts.ts';
import { firstWords, WordList } from '../words/parts.ts';
import { DeckTests, firstTests } from '../wordTests/parts.ts';
import { DeleteWordDeckDocument, WordDeckDocument, type WordDeckFactsFragment } from './generated/graphql.ts';
import { Published } from './wordDeckColumns.tsx';
import { WordMapCard } from './map/WordMapCard.tsx';
import { WordDeckDialog } from './WordDeckDialog.tsx';

const CopyDeckDialog = lazyPart(() => import('./CopyDeckDialog.tsx'));

const resource = 'wordDecks';

/** `/crm/wordDecks/:id`; at `/edit` with the form open. */
export default function WordDeckPage() {
  const { id = '' } = useParams();
  const { query } = useShow<WordDeckFactsFragment>({
    resource,
    id,
    meta: { gqlQuery: WordDeckDocument },
    queryOptions: firstOne<WordDeckFactsFragment>(firstRecord(WordDeckDocument, id)),
  });
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

/** The deck, what was given of it and its words leave with the click. */
export const first: FirstOfAll = ({ params: { id = '' }, ...opened }) => [
  firstRecord(WordDeckDocument, id),
  firstQuestion('TA', WordAssignmentListDocument, { deckId: id }),
  firstTests({ deckId: id }),
  ...firstWords(id, opened),
];

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
            name="단어장"
            quiet={1}
            actions={[
              { title: '수정', icon: EditIcon, href: paths.edit(deck.id) },
              { title: '복사', asks: (close) => <CopyDeckDialog deck={deck} onClose={close} /> },
              deleting({
                resource,
                id: deck.id,
                meta: { gqlMutation: DeleteWordDeckDocument },
                noun: '단어장',
                name: `${deck.title} 단어장`,
                warns: deck.isPublished
                  ? '학생의 포털에서도 바로 사라지고, 되돌릴 수 없습니다.'
                  : '단어도 모두 사라지고, 되돌릴 수 없습니다.',
                onDeleted: () => void navigate(paths.wordDecks),
              }),
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
              { label: '등록일', value: formatInstant(deck.createdAt) },
              { label: '수정일', value: formatInstant(deck.updatedAt) },
            ]}
          />
        </Card>

        <AssignmentList deckId={deck.id} lectureId={deck.lectureId ?? null} isPublished={deck.isPublished} />

        <DeckTests deckId={deck.id} />
        <WordList deckId={deck.id} />

        <WhenNear>
          <WordMapCard deckId={deck.id} />
        </WhenNear>
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
