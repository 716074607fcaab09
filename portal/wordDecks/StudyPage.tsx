import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { useSession } from '#client/session/session.ts';
import { ButtonLink, EmptyState, instantInSeoul, QueryView, todayInSeoul } from '#ui-kit';
import { inCard } from '../shared/Card.tsx';
import { NotMine } from '../shared/NotMine.tsx';
import { Page } from '../shared/Page.tsx';
import { PortalStudyDocument, type PortalStudyQuery } from './generated/graphql.ts';
import { paths } from './index.tsx';
import { keptAnswers } from './study/outbox.ts';
import { beginSession, type StudyCard } from './study/session.ts';
import { Sitting } from './study/Sitting.tsx';
import { useOutbox } from './study/useOutbox.ts';

/** New words of a deck in a day. */
const newPerDay = 20;

/** `/portal/words/:deckId`: studies the words of a deck that are due, and some new ones. */
export default function StudyPage() {
  const { deckId = '' } = useParams();
  const { auth } = useSession();
  return isUuid(deckId) && auth ? <Study key={deckId} deckId={deckId} userId={auth.userId} /> : <NoDeck />;
}

function Study({ deckId, userId }: { deckId: string; userId: string }) {
  const outbox = useOutbox(userId);
  const [begun] = useState(() => new Date());
  const [ready, setReady] = useState(() => keptAnswers(userId).length === 0);
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  const variables = {
    deckId,
    until: new Date(begun.getTime() + 60_000).toISOString(),
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
    <Page
      title={query.data?.wordDecks_by_pk?.title ?? '단어장'}
      breadcrumbs={[{ label: '단어장', href: paths.wordDecks }]}
    >
      <QueryView query={query} frame={inCard}>
        {(data) =>
          data.wordTestPauses.length > 0 ? (
            <Paused />
          ) : (
            <Sitting
              key={round}
              begin={() => beginSession(data.due.map(cardOf), data.fresh, newPerDay - data.begun.length, new Date())}
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

/** While a word test is open. */
function Paused() {
  return (
    <EmptyState title="단어 시험을 보는 중입니다" action={<ButtonLink href={paths.wordDecks}>시험으로</ButtonLink>}>
      시험을 마치면 다시 외울 수 있습니다.
    </EmptyState>
  );
}

function NoDeck() {
  return (
    <Page title="단어장" breadcrumbs={[{ label: '단어장', href: paths.wordDecks }]}>
      <NotMine title="볼 수 없는 단어장입니다">아직 공개되지 않았거나 주소가 바뀌었습니다.</NotMine>
    </Page>
  );
}
