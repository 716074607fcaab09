import { ButtonLink, Chip, formatNearDay } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { isReached, type Assignment, type Deck } from './decks.ts';
import { paths } from './paths.ts';
import css from './WordDecksPage.module.css';

interface DeckCardProps {
  deck: Deck;
  /** What was assigned of it. */
  assignments: readonly Assignment[];
  /** The one to begin with. */
  isFirst: boolean;
}

/** A deck, how far one is with it, and what to know of it until when. */
export function DeckCard({ deck, assignments, isFirst }: DeckCardProps) {
  const [progress] = deck.progress;
  const due = progress?.due ?? 0;
  return (
    <Card title={deck.title}>
      {deck.description && <p className={css.description}>{deck.description}</p>}
      <div>
        <Chip>{deck.lecture?.name ?? '모든 강의'}</Chip>
      </div>
      {progress ? (
        <div>
          <p className={css.progress}>
            <span>{`${progress.words}개 중 ${progress.studied}개 시작`}</span>
            <span>{`${progress.mature}개 외움`}</span>
          </p>
          <span aria-hidden className={css.bar}>
            <span style={{ width: `${(100 * (progress.studied ?? 0)) / Math.max(1, progress.words ?? 0)}%` }} />
          </span>
        </div>
      ) : (
        <p className={css.begin}>아직 시작하지 않았어요</p>
      )}
      {assignments.length > 0 && (
        <RowLinks
          rows={assignments.map((assignment) => ({
            id: assignment.id ?? '',
            href: paths.study(deck.id, assignment),
            title: `과제 · ${formatNearDay(assignment.dueOn ?? '')}까지`,
            note: noteOf(assignment),
            end: isReached(assignment) ? (
              <Chip tone="positive">다 했어요</Chip>
            ) : (
              <Chip tone="warning">{`${assignment.known}/${assignment.target}`}</Chip>
            ),
          }))}
        />
      )}
      <ButtonLink href={paths.study(deck.id)} variant={isFirst ? 'primary' : 'secondary'}>
        {due > 0 ? `복습하기 ${due}` : '외우기'}
      </ButtonLink>
    </Card>
  );
}

const noteOf = ({ target, due }: Assignment): string =>
  due ? `목표 ${target}개 · 지금 복습할 단어 ${due}개` : `목표 ${target}개`;
