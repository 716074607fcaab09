import { preview, ratings, type Rating } from '#recall/scheduler.ts';
import { IconButton } from '#ui-kit';
import { SoundIcon } from '#ui-kit/icons.ts';
import type { StudyCard } from './session.ts';
import css from './Study.module.css';
import { takeFocus } from './takeFocus.ts';
import { useSwipe } from './useSwipe.ts';
import { intervalWords, languageOf, ratingWords } from './words.ts';

interface WordCardProps {
  card: StudyCard;
  now: Date;
  /** The meaning is shown. */
  isOpen: boolean;
  /** Says the word; absent where there is no voice. */
  speak: (() => void) | undefined;
  onOpen: () => void;
  onRate: (rating: Rating) => void;
}

/** A word on a card that is tapped to turn; then the meaning, and how well it was known: swiped left 다시, right 알맞음, or by a button. */
export function WordCard({ card, now, isOpen, speak, onOpen, onRate }: WordCardProps) {
  const swipe = useSwipe((side) => onRate(side === 'left' ? 1 : 3));
  const { word, recall } = card;
  const front = (
    <>
      {recall.state === 'NEW' && <span className={css.fresh}>새 단어</span>}
      <span lang={languageOf(word.term)} className={css.term}>
        {word.term}
      </span>
    </>
  );
  if (!isOpen) {
    return (
      <div className={css.stage}>
        <button
          type="button"
          // The next word is turned without a tap on the way to it.
          autoFocus
          className={css.face}
          onClick={onOpen}
        >
          {front}
          <span className={css.turn}>뜻 보기</span>
        </button>
      </div>
    );
  }
  return (
    <div className={css.stage}>
      <div className={css.face} data-open {...swipe}>
        {front}
        <Meaning card={card} />
        {speak && (
          <span className={css.corner}>
            <IconButton label="소리 듣기" icon={<SoundIcon aria-hidden />} onClick={speak} />
          </span>
        )}
        <span aria-hidden className={css.sides}>
          <span data-side="left">← 다시</span>
          <span data-side="right">알맞음 →</span>
        </span>
      </div>
      <Answers card={card} now={now} onRate={onRate} />
    </div>
  );
}

function Meaning({ card: { word } }: { card: StudyCard }) {
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={css.meaning}>
        {word.partOfSpeech && <span className={css.part}>{word.partOfSpeech}</span>}
        {[word.meaning, ...word.synonyms].join(', ')}
      </p>
      {word.example && <p className={css.example}>{word.example}</p>}
    </>
  );
}

/** How well it was known, each with when the word comes again. */
function Answers({ card, now, onRate }: Pick<WordCardProps, 'card' | 'now' | 'onRate'>) {
  const due = preview(card.recall, now);
  return (
    <div className={css.answers} role="group" aria-label="얼마나 알았나요?">
      {ratings.map((rating) => (
        <button key={rating} type="button" data-rating={rating} onClick={() => onRate(rating)}>
          <strong>{ratingWords[rating]}</strong>
          <span>{`${intervalWords(now, due[rating])} 뒤`}</span>
        </button>
      ))}
    </div>
  );
}
