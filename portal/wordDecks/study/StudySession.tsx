import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { Tabs } from '#ui-kit';
import { End } from './end/End.tsx';
import { modes } from './settings.ts';
import { Choosing, MissedWord, Spelling } from './Questions.tsx';
import css from './Study.module.css';
import { StudyHead } from './StudyHead.tsx';
import { useSitting, type SittingProps } from './useSitting.ts';
import { WordCard } from './WordCard.tsx';

interface StudySessionProps extends SittingProps {
  /** Asks for what else is due. */
  onMore: () => Promise<void>;
}

/** Words one after another, as cards, to spell or to choose; then what it came to. Keys: space turns, 1–4 answer, Z takes back, S says. */
export function StudySession({ onMore, ...props }: StudySessionProps) {
  const sitting = useSitting(props);
  const { session, card, way, missed, sound, isOpen, rate } = sitting;
  const termId = useId();
  const isHidden = way === 'SPELLING' && !missed;
  const speak = card && !isHidden && sound.canSay(card.word.term) ? () => sound.say(card.word.term) : undefined;
  // A button takes the space bar for itself.
  const turn = (): void => {
    if (way === 'CARD' && !(document.activeElement instanceof HTMLButtonElement)) sitting.open();
  };
  useDeskKeys({
    Space: turn,
    Digit1: () => rate(1),
    Digit2: () => rate(2),
    Digit3: () => rate(3),
    Digit4: () => rate(4),
    KeyZ: sitting.undo,
    KeyS: () => speak?.(),
  });
  // Each showing of a word is a part of its own: what had the focus goes with it.
  const showing = `${session.past.length} ${card?.word.id ?? ''} ${way}`;
  return (
    <>
      {card ? (
        <Tabs
          label="외우는 방법"
          items={modes}
          value={sitting.mode}
          // At once: a tap brings the keyboard up for the line to type in, an arrow key leaves the focus on the tabs.
          onChange={(mode) => flushSync(() => sitting.changeMode(mode))}
        >
          <StudyHead sitting={sitting} />
          {missed ? (
            <MissedWord missed={missed} termId={termId} speak={speak} onNext={sitting.goOn} />
          ) : way === 'SPELLING' ? (
            <Spelling key={showing} card={card} others={props.others} promptId={termId} onAnswer={sitting.answer} />
          ) : way === 'CHOICE' ? (
            <Choosing key={showing} card={card} others={props.others} speak={speak} onAnswer={sitting.answer} />
          ) : (
            <WordCard
              key={showing}
              card={card}
              now={sitting.now}
              isOpen={isOpen}
              speak={speak}
              onOpen={sitting.open}
              onRate={rate}
            />
          )}
        </Tabs>
      ) : (
        <End
          session={session}
          now={sitting.now}
          isSent={props.outbox.waiting === 0}
          onAgain={sitting.again}
          onMore={onMore}
        />
      )}
      {props.outbox.waiting > 0 && (
        <p className={css.note} role="status">
          {`아직 보내지 못한 답이 ${props.outbox.waiting}개 있어요. 이 기기에 두었다가 연결되면 보내요.`}
        </p>
      )}
    </>
  );
}
