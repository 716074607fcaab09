import { useGql } from '#client/graphql/gql.ts';
import { Chip, EmptyState, QueryView } from '#ui-kit';
import { WordDeckIcon } from '#ui-kit/icons.ts';
import { Card, CardStack, inCard } from '../shared/Card.tsx';
import { Page } from '../shared/Page.tsx';
import { PortalWordDecksDocument } from './generated/graphql.ts';
import css from './WordDecksPage.module.css';

/** `/portal/words`: the word decks published for me. */
export default function WordDecksPage() {
  const query = useGql(PortalWordDecksDocument, {});
  return (
    <Page title="단어장">
      <QueryView query={query} frame={inCard}>
        {({ wordDecks }) =>
          wordDecks.length === 0 ? (
            <EmptyState title="공개된 단어장이 없습니다" icon={<WordDeckIcon aria-hidden />}>
              선생님이 단어장을 공개하면 여기에 나타납니다.
            </EmptyState>
          ) : (
            <CardStack>
              {wordDecks.map((deck) => (
                <Card key={deck.id} title={deck.title}>
                  {deck.description && <p className={css.description}>{deck.description}</p>}
                  <div>
                    <Chip>{deck.lecture?.name ?? '모든 강의'}</Chip>
                  </div>
                </Card>
              ))}
            </CardStack>
          )
        }
      </QueryView>
    </Page>
  );
}
