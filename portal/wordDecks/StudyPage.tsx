import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { useIsPreviewed, useReader } from '#client/session/preview.ts';
import { ButtonLink, EmptyState, instantInSeoul, QueryView, todayInSeoul } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PortalStudyDocument, type PortalStudyQuery, type PortalStudyQueryVariables } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { newPerDay } from './study/pace.ts';
import { keptAnswers } from './study/outbox.ts';
import { askedAt, beginSession, type StudyCard } from './study/session.ts';
import { StudySession } from './study/StudySession.tsx';
import { useOutbox } from './study/useOutbox.ts';

/** `/portal/words/:deckId`: studies the words of a deck that are due, and some new ones; with `from` and `to` those of an assignment, with `only` just these. */
export default function StudyPage() {
  const { deckId = '' } = useParams();
  const reader = useReader();
  const [search] = useSearchParams();
  const only = search.get('only')?.split(',').filter(isUuid) ?? [];
  const [from, to] = [placeOf(search.get('from'), 1), placeOf(search.get('to'), LAST_PLACE)];
  // No word stands at place 0.
  const run = only.length > 0 ? { deckId, only, from: 0, to: 0 } : { deckId, only, from, to };
  // What one answers is kept on the device under the student's name until it is sent.
  if (useIsPreviewed()) return <OnlyTheStudent />;
  return isUuid(deckId) && reader ? (
    <Study key={JSON.stringify(run)} run={run} isChosen={only.length > 0} userId={reader.userId} />
  ) : (
    <NoDeck />
  );
}

/** The place after all words: the database's largest integer. */
const LAST_PLACE = 2_147_483_647;

/** A place written in the address; anything else counts as not written. */
const placeOf = (written: string | null, otherwise: number): number =>
  /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : otherwise;

interface StudyProps {
  /** Which words of which deck. */
  run: Pick<PortalStudyQueryVariables, 'deckId' | 'from' | 'to' | 'only'>;
  /** These words, due or not, however many are new. */
  isChosen: boolean;
  userId: string;
}

function Study({ run, isChosen, userId }: StudyProps) {
  const outbox = useOutbox(userId);
  const [begun] = useState(() => deviceClock.now());
  const [ready, setReady] = useState(() => keptAnswers(userId).length === 0);
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  const variables = {
    ...run,
    until: isChosen ? '9999-01-01T00:00:00Z' : new Date(begun.getTime() + 60_000).toISOString(),
    today: instantInSeoul(todayInSeoul(begun)),
  };
  const query = useGql(PortalStudyDocument, variables, {
    requestPolicy: 'network-only',
    // What one answers here changes what is due; the words of a sitting stay.
    meta: { tables: [] },
    enabled: ready,
  });
  const { sendAll } = outbox;
  useEffect(() => {
    // What an earlier sitting left is told first, so that no word comes twice.
    if (!ready) void sendAll().finally(() => setReady(true));
  }, [ready, sendAll]);
  if (query.data?.wordDecks_by_pk === null) return <NoDeck />;
  const more = async () => {
    await queryClient.refetchQueries({ queryKey: ['gql', 'PortalStudy'] });
    setRound(round + 1);
  };
  return (
    <Page title={query.data?.wordDecks_by_pk?.title ?? '단어장'} back={back}>
      <QueryView query={query} frame={inCard}>
        {(data) =>
          data.wordTestPauses.length > 0 ? (
            <Paused />
          ) : (
            <StudySession
              key={round}
              begin={() => {
                const now = deviceClock.now();
                const due = data.due.map(cardOf);
                return isChosen
                  ? beginSession(due.map(askedAt(now)), data.fresh, data.fresh.length, now)
                  : beginSession(due, data.fresh, newPerDay(data) - data.begun.length, now);
              }}
              others={data.others}
              outbox={outbox}
              onMore={more}
            />
          )
        }
      </QueryView>
    </Page>
  );
}

const cardOf = ({ word, dueAt, lastReviewedAt, ...recall }: PortalStudyQuery['due'][number]): StudyCard => ({
  word,
  recall: {
    ...recall,
    state: recall.state as StudyCard['recall']['state'],
    dueAt: new Date(dueAt),
    lastReviewedAt: lastReviewedAt === null ? null : new Date(lastReviewedAt),
  },
});

const back = { label: '단어장', href: paths.wordDecks };
const decks = { label: '단어장 목록', href: paths.wordDecks };

function OnlyTheStudent() {
  return (
    <Page title="단어장" back={back}>
      <NotMine title="단어 공부는 학생만 할 수 있어요" back={decks}>
        답한 것이 학생의 기록이 되어 미리보기에서는 열지 않아요.
      </NotMine>
    </Page>
  );
}

/** While a word test is open. */
function Paused() {
  return (
    <EmptyState
      of="word"
      title="단어 시험을 보는 중이에요"
      action={<ButtonLink href={paths.wordDecks}>시험으로</ButtonLink>}
    >
      시험을 마치면 다시 외울 수 있어요.
    </EmptyState>
  );
}

function NoDeck() {
  return (
    <Page title="단어장" back={back}>
      <NotMine title="볼 수 없는 단어장이에요" back={decks}>
        아직 공개되지 않았거나 주소가 바뀌었어요.
      </NotMine>
    </Page>
  );
}
