import { useGql } from '#client/graphql/gql.ts';
import { addDays, EmptyState, QueryView, todayInSeoul } from '#ui-kit';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { ComingCard } from './ComingCard.tsx';
import { DeckCard } from './DeckCard.tsx';
import { decksInOrder } from './decks.ts';
import { PortalWordDecksDocument, type PortalWordDecksQuery } from './generated/graphql.ts';
import { MyTests } from '../wordTests/parts.ts';
import { Streak } from './streak/Streak.tsx';

/** How long an assignment whose day is over is still shown. */
const PAST_DAYS = 14;

/** `/portal/words`: my days, the word decks published for me, the one to begin with first, and what comes. */
export default function WordDecksPage() {
  const query = useGql(PortalWordDecksDocument, { since: addDays(todayInSeoul(), -PAST_DAYS) });
  return (
    <Page title="단어장">
      <CardStack>
        {query.isError && <MyTests />}
        <QueryView query={query} frame={inCard}>
          {(words) =>
            words.wordDecks.length === 0 ? (
              <CardStack>
                <MyTests />
                <EmptyState of="word" title="공개된 단어장이 없어요">
                  선생님이 단어장을 공개하면 여기에 나타나요.
                </EmptyState>
              </CardStack>
            ) : (
              <CardStack>
                {words.wordStreaks[0] && (
                  <Card>
                    <Streak streak={words.wordStreaks[0]} studied={words.wordStudyDays} />
                  </Card>
                )}
                <Decks words={words} />
                <ComingCard words={words} />
              </CardStack>
            )
          }
        </QueryView>
      </CardStack>
    </Page>
  );
}

/** The deck to begin with, my tests, the other decks. */
function Decks({ words }: { words: PortalWordDecksQuery }) {
  const [first, ...rest] = decksInOrder(words);
  return (
    <>
      {first && <DeckCard {...first} isFirst />}
      <MyTests />
      {rest.map((row) => (
        <DeckCard key={row.deck.id} {...row} isFirst={false} />
      ))}
    </>
  );
}
