import { useGql } from '#client/graphql/gql.ts';
import { addDays, ButtonLink, Chip, EmptyState, QueryView, todayInSeoul } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { AssignmentCard } from './AssignmentCard.tsx';
import { ComingCard } from './ComingCard.tsx';
import { PortalWordDecksDocument, type PortalWordDecksQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { MyTests } from '../wordTests/parts.ts';
import css from './WordDecksPage.module.css';

/** How long an assignment whose day is over is still shown. */
const PAST_DAYS = 14;

/** `/portal/words`: the word decks published for me, what was given of them, and what comes. */
export default function WordDecksPage() {
  const query = useGql(PortalWordDecksDocument, { since: addDays(todayInSeoul(), -PAST_DAYS) });
  return (
    <Page title="단어장">
      <CardStack>
        <MyTests />
        <QueryView query={query} frame={inCard}>
          {(words) =>
            words.wordDecks.length === 0 ? (
              <EmptyState of="word" title="공개된 단어장이 없어요">
                선생님이 단어장을 공개하면 여기에 나타나요.
              </EmptyState>
            ) : (
              <CardStack>
                {words.assignments.length > 0 && <AssignmentCard assignments={words.assignments} />}
                <ComingCard words={words} />
                {words.wordDecks.toSorted(byNameOf(({ title }) => title)).map((deck) => (
                  <Card key={deck.id} title={deck.title}>
                    {deck.description && <p className={css.description}>{deck.description}</p>}
                    <div>
                      <Chip>{deck.lecture?.name ?? '모든 강의'}</Chip>
                    </div>
                    <p className={css.progress}>{progressWords(deck.progress[0])}</p>
                    <ButtonLink href={paths.study(deck.id)} variant={deck.progress[0]?.due ? 'primary' : 'secondary'}>
                      {deck.progress[0]?.due ? `복습하기 ${deck.progress[0].due}` : '외우기'}
                    </ButtonLink>
                  </Card>
                ))}
              </CardStack>
            )
          }
        </QueryView>
      </CardStack>
    </Page>
  );
}

type Progress = PortalWordDecksQuery['wordDecks'][number]['progress'][number];

/** How far one is with a deck. */
const progressWords = (progress: Progress | undefined): string =>
  progress ? `${progress.words}개 중 ${progress.studied}개 시작 · ${progress.mature}개 외움` : '아직 시작하지 않았어요';
