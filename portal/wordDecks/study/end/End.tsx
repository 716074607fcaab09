import { useGql } from '#client/graphql/gql.ts';
import { Button, ButtonLink, EmptyState, formatNear, Note } from '#ui-kit';
import { Card, CardStack } from '../../../shared/page/Card.tsx';
import { PortalWordStreakDocument } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { Streak } from '../../streak/Streak.tsx';
import type { Session, StudyCard } from '../session.ts';
import { takeFocus } from '../takeFocus.ts';
import css from './End.module.css';
import { nextOf, summaryOf } from './summary.ts';

interface EndProps {
  session: Session;
  now: Date;
  /** All answers have arrived. */
  isSent: boolean;
  /** Asks these words once more. */
  onAgain: (cards: readonly StudyCard[]) => void;
  /** Asks for what else is due. */
  onMore: () => Promise<void>;
}

/** After the last word: what was learnt, how the week stands, what comes. */
export function End({ session, now, isSent, onAgain, onMore }: EndProps) {
  if (session.past.length === 0) return <NothingDue onMore={onMore} />;
  const { fresh, known, again } = summaryOf(session);
  const next = nextOf(session);
  const isTroubled = again.length > 0;
  const all: [string, number][] = [
    ['새로 배웠어요', fresh],
    ['기억했어요', known],
    ['한 번 더 봐요', again.length],
  ];
  const counts = all.filter(([, count]) => count > 0);
  return (
    <CardStack>
      <Card>
        <h2 ref={takeFocus} tabIndex={-1} className={css.title}>
          오늘 외울 단어를 다 했어요
        </h2>
        <dl className={css.counts}>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        {next && <Note>{`다음 복습은 ${formatNear(next.dueAt.toISOString(), now)}부터 ${next.count}개예요.`}</Note>}
      </Card>
      {isTroubled && (
        <Card title="헷갈린 단어">
          <dl className={css.again}>
            {again.map(({ word }) => (
              <div key={word.id}>
                <dt>{word.term}</dt>
                <dd>{word.meaning}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Week isSent={isSent} />
      <div className={css.main}>
        {isTroubled ? (
          <Button fullWidth variant="primary" onClick={() => onAgain(again)}>
            헷갈린 단어만 한 번 더
          </Button>
        ) : (
          <ButtonLink fullWidth href={paths.wordDecks} variant="primary">
            단어장 목록
          </ButtonLink>
        )}
      </div>
      {isTroubled && (
        <ButtonLink fullWidth href={paths.wordDecks}>
          단어장 목록
        </ButtonLink>
      )}
      <Button fullWidth variant="quiet" onClick={() => void onMore()}>
        더 있는지 보기
      </Button>
    </CardStack>
  );
}

/** The days in a row and the week, once the answers have arrived; nothing without a network. */
function Week({ isSent }: Pick<EndProps, 'isSent'>) {
  const { data } = useGql(PortalWordStreakDocument, {}, { requestPolicy: 'network-only', enabled: isSent });
  const [streak] = data?.wordStreaks ?? [];
  return (
    streak && (
      <Card>
        <Streak streak={streak} studied={data?.wordStudyDays ?? []} />
      </Card>
    )
  );
}

function NothingDue({ onMore }: Pick<EndProps, 'onMore'>) {
  return (
    <Card>
      <EmptyState
        of="done"
        title="지금 외울 단어가 없어요"
        action={
          <>
            <ButtonLink href={paths.wordDecks} variant="primary">
              단어장 목록
            </ButtonLink>
            <Button onClick={() => void onMore()}>더 있는지 보기</Button>
          </>
        }
      >
        복습할 때가 되면 여기에 나와요.
      </EmptyState>
    </Card>
  );
}
