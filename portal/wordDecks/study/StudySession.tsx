import { useEffect, useId, useState } from 'react';
import { preview, ratings, type Rating } from '#recall/scheduler.ts';
import { Button, ButtonLink, EmptyState } from '#ui-kit';
import { SoundIcon, UndoIcon } from '#ui-kit/icons.ts';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { Card } from '../../shared/page/Card.tsx';
import { paths } from '../paths.ts';
import css from './Study.module.css';
import { answered, leftOf, nextCard, undone, type Session, type StudyCard } from './session.ts';
import { speakerFor } from './speech.ts';
import type { useOutbox } from './useOutbox.ts';
import { intervalWords } from './words.ts';

interface StudySessionProps {
  /** The words to ask. */
  begin: () => Session;
  outbox: ReturnType<typeof useOutbox>;
  /** Asks for what else is due. */
  onMore: () => Promise<void>;
}

const labels: Readonly<Record<Rating, string>> = { 1: '다시', 2: '어려움', 3: '알맞음', 4: '쉬움' };

/** Words one after another: the word, its meaning, how well it was known. Keys: space shows, 1–4 answer, Z takes back, S says. */
export function StudySession({ begin, outbox, onMore }: StudySessionProps) {
  const [session, setSession] = useState(begin);
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const termId = useId();
  const card = nextCard(session, now);
  const speak = card && speakerFor(card.word.term);
  const open = () => card && setOpen(true);
  const answer = (rating: Rating): void => {
    if (!card || !isOpen) return;
    const [next, given] = answered(session, card, rating, deviceClock.now());
    setSession(next);
    setOpen(false);
    outbox.keep(given);
  };
  const undo = (): void => {
    const before = undone(session);
    if (!before) return;
    setSession(before[0]);
    setOpen(false);
    outbox.keep(before[1]);
  };
  useDeskKeys({
    Space: () => open(),
    Digit1: () => answer(1),
    Digit2: () => answer(2),
    Digit3: () => answer(3),
    Digit4: () => answer(4),
    KeyZ: undo,
    KeyS: () => speak?.(),
  });
  return (
    <>
      <div className={css.head}>
        <p role="status">{`남은 단어 ${leftOf(session, now)} · 답한 단어 ${session.past.length}`}</p>
        <Button
          size="small"
          variant="quiet"
          icon={<UndoIcon aria-hidden />}
          disabled={session.past.length === 0}
          onClick={undo}
        >
          되돌리기
        </Button>
      </div>
      {card ? (
        <Card>
          <Front card={card} termId={termId} speak={speak} />
          {isOpen ? (
            <>
              <Back card={card} />
              <Answers card={card} now={now} onAnswer={answer} />
            </>
          ) : (
            <Button autoFocus aria-describedby={termId} fullWidth variant="primary" className={css.show} onClick={open}>
              뜻 보기
            </Button>
          )}
        </Card>
      ) : (
        <Done count={session.past.length} onMore={onMore} />
      )}
      {outbox.waiting > 0 && (
        <p className={css.note} role="status">
          {`아직 보내지 못한 답이 ${outbox.waiting}개 있어요. 이 기기에 두었다가 연결되면 보내요.`}
        </p>
      )}
    </>
  );
}

interface FrontProps {
  card: StudyCard;
  /** `id` of the word. */
  termId: string;
  speak: (() => void) | undefined;
}

function Front({ card: { word, recall }, termId, speak }: FrontProps) {
  return (
    <div className={css.front}>
      {recall.state === 'NEW' && <span className={css.fresh}>새 단어</span>}
      <p id={termId} className={css.term}>
        {word.term}
      </p>
      {speak && (
        <Button size="small" variant="quiet" icon={<SoundIcon aria-hidden />} onClick={speak}>
          소리 듣기
        </Button>
      )}
    </div>
  );
}

function Back({ card: { word } }: { card: StudyCard }) {
  return (
    <div className={css.back} role="status">
      <p className={css.meaning}>
        {word.partOfSpeech && <span className={css.part}>{word.partOfSpeech}</span>}
        {[word.meaning, ...word.synonyms].join(', ')}
      </p>
      {word.example && <p className={css.example}>{word.example}</p>}
    </div>
  );
}

interface AnswersProps {
  card: StudyCard;
  now: Date;
  onAnswer: (rating: Rating) => void;
}

/** How well it was known, each with when the word comes again. */
function Answers({ card, now, onAnswer }: AnswersProps) {
  const due = preview(card.recall, now);
  return (
    <div className={css.answers} role="group" aria-label="얼마나 알았나요?">
      {ratings.map((rating) => (
        <button key={rating} type="button" data-rating={rating} onClick={() => onAnswer(rating)}>
          <strong>{labels[rating]}</strong>
          <span>{`${intervalWords(now, due[rating])} 뒤`}</span>
        </button>
      ))}
    </div>
  );
}

function Done({ count, onMore }: { count: number; onMore: () => Promise<void> }) {
  return (
    <Card>
      <EmptyState
        of="done"
        title={count > 0 ? '오늘 외울 단어를 다 했어요' : '지금 외울 단어가 없어요'}

        action={
          <>
            <Button onClick={() => void onMore()}>더 있는지 보기</Button>
            <ButtonLink href={paths.wordDecks}>단어장 목록</ButtonLink>
          </>
        }
      >
        {count > 0 ? '잊을 만할 때 다시 나와요.' : '복습할 때가 되면 여기에 나와요.'}
      </EmptyState>
    </Card>
  );
}

/** Now, anew every ten seconds, for words that are due in a moment. */
function useNow(): Date {
  const [now, setNow] = useState(() => deviceClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
