import { useRef, useState } from 'react';
import { choicesOf } from '#recall/answers/choices.ts';
import { Button } from '#ui-kit';
import { SoundIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import { Choices, Writing, type GivenAnswer } from '../../wordTests/parts.ts';
import { isSpelt, rightAnswers, type DeckWord } from './asking.ts';
import type { StudyCard } from './session.ts';
import css from './Study.module.css';
import { takeFocus } from './takeFocus.ts';
import type { Missed } from './useSitting.ts';
import { languageOf } from './words.ts';

interface QuestionProps {
  card: StudyCard;
  /** Words of the deck. */
  others: readonly DeckWord[];
  onAnswer: (given: string, isRight: boolean) => void;
}

/** The meaning is shown, the word is typed. */
export function Spelling({ card: { word }, others, promptId, onAnswer }: QuestionProps & { promptId: string }) {
  const typed = useRef('');
  const answer = (given: GivenAnswer): void => {
    const text = 'answer' in given ? given.answer : '';
    onAnswer(text, isSpelt(text, word, others));
  };
  return (
    <Card>
      <p id={promptId} className={css.prompt}>
        {word.partOfSpeech && <span className={css.part}>{word.partOfSpeech}</span>}
        {rightAnswers(word, [], 'meaning').join(', ')}
      </p>
      <Writing busy={false} typedRef={typed} promptId={promptId} onAnswer={answer} />
    </Card>
  );
}

/** The word is shown, its meaning is chosen among four. */
export function Choosing({
  card: { word },
  others,
  speak,
  onAnswer,
}: QuestionProps & { speak: (() => void) | undefined }) {
  const [choices] = useState(() =>
    choicesOf(
      rightAnswers(word, others, 'meaning'),
      others.map(({ meaning }) => meaning),
    ),
  );
  const answer = (given: GivenAnswer): void => {
    const chosen = 'choice' in given ? (choices[given.choice - 1] ?? '') : '';
    onAnswer(chosen, chosen === word.meaning);
  };
  return (
    <Card>
      <p ref={takeFocus} tabIndex={-1} lang={languageOf(word.term)} className={css.prompt}>
        {word.term}
      </p>
      {speak && <Say speak={speak} />}
      <Choices choices={choices} busy={false} onAnswer={answer} />
    </Card>
  );
}

interface MissedWordProps {
  missed: Missed;
  /** `id` of the word. */
  termId: string;
  speak: (() => void) | undefined;
  onNext: () => void;
}

/** What would have been right, beside what was given. */
export function MissedWord({ missed: { card, given }, termId, speak, onNext }: MissedWordProps) {
  const { word } = card;
  return (
    <Card>
      <div className={css.right}>
        <p className={css.part}>정답</p>
        <p id={termId} lang={languageOf(word.term)} className={css.term}>
          {word.term}
        </p>
        <p className={css.meaning}>{[word.meaning, ...word.synonyms].join(', ')}</p>
        {word.example && <p className={css.example}>{word.example}</p>}
        {given && <p className={css.given}>{`내 답: ${given}`}</p>}
        {speak && <Say speak={speak} />}
      </div>
      <Button autoFocus aria-describedby={termId} fullWidth variant="primary" onClick={onNext}>
        다음
      </Button>
    </Card>
  );
}

const Say = ({ speak }: { speak: () => void }) => (
  <Button size="small" variant="quiet" icon={<SoundIcon aria-hidden />} onClick={speak} className={css.say}>
    소리 듣기
  </Button>
);
