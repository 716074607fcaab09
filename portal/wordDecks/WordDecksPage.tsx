import { useGql } from '#client/gql.ts';
import { Chip, EmptyState, PageHeader } from '#ui-kit';
import { Card, CardStack } from '../shared/Card.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PortalWordDecksDocument } from './generated/graphql.ts';

/** /portal/words: the word decks published for me. */
export function WordDecksPage() {
  const query = useGql(PortalWordDecksDocument, {});
  return (
    <>
      <PageHeader title="단어장" />
      <Loaded query={query}>
        {({ wordDecks }) =>
          wordDecks.length === 0 ? (
            <EmptyState title="공개된 단어장이 없습니다">선생님이 단어장을 공개하면 여기에 나타납니다.</EmptyState>
          ) : (
            <CardStack>
              {wordDecks.map((deck) => (
                <Card key={deck.id} title={deck.title}>
                  {deck.description && <p>{deck.description}</p>}
                  <Chip>{deck.lecture?.name ?? '모든 강의'}</Chip>
                </Card>
              ))}
            </CardStack>
          )
        }
      </Loaded>
    </>
  );
}
