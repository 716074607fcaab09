import { useEffect, useState } from 'react';
import type { Rating } from '#recall/scheduler.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { modeOf, ratingOf, type DeckWord } from './asking.ts';
import { answered, askedAt, nextCard, undone, type Session, type StudyCard } from './session.ts';
import { keepMode, readMode, type StudyMode } from './settings.ts';
import { useSound } from './speech.ts';
import type { useOutbox } from './useOutbox.ts';
import { intervalWords, ratingWords } from './words.ts';

export interface SittingProps {
  /** The words to ask. */
  begin: () => Session;
  /** Words of the deck, whose meanings are chosen among. */
  others: readonly DeckWord[];
  outbox: ReturnType<typeof useOutbox>;
}

/** An answer that was typed or chosen and is wrong: it stays in sight until the student goes on. */
export interface Missed {
  card: StudyCard;
  /** Empty where nothing was given. */
  given: string;
}

/** The state of a sitting: which word is asked how, what was answered, what is said of it. */
export function useSitting({ begin, others, outbox }: SittingProps) {
  const [session, setSession] = useState(begin);
  const [isOpen, setOpen] = useState(false);
  const [missed, setMissed] = useState<Missed | null>(null);
  const [said, setSaid] = useState('');
  const [mode, setMode] = useState(readMode);
  const [isBegun, setBegun] = useState(false);
  const [now, tick] = useNow();
  const sound = useSound();
  const card = missed?.card ?? nextCard(session, now);
  const show = (next: Session, at: Date): void => {
    tick(at);
    setSession(next);
    setOpen(false);
    setMissed(null);
    setBegun(true);
    const coming = nextCard(next, at);
    // The word itself is what is asked there.
    if (coming && sound.isOn && modeOf(mode, coming, others) !== 'SPELLING') sound.say(coming.word.term);
  };
  const give = (rated: StudyCard, rating: Rating): { next: Session; at: Date; again: string } => {
    const at = deviceClock.now();
    const [next, answer] = answered(session, rated, rating, at);
    outbox.keep(answer);
    const after = next.cards.find(({ word }) => word.id === rated.word.id);
    return { next, at, again: after ? `${intervalWords(at, after.recall.dueAt)} 뒤에 다시 나와요` : '' };
  };
  return {
    session,
    now,
    card,
    /** How the word is asked. */
    way: card && modeOf(mode, card, others),
    mode,
    isOpen,
    missed,
    said,
    sound,
    changeMode: (next: StudyMode): void => {
      setMode(next);
      keepMode(next);
      setOpen(false);
      setMissed(null);
    },
    /** Turns the card. */
    open: (): void => {
      if (!card || isOpen) return;
      setOpen(true);
      // Browsers speak only after a tap: the first word waits for it.
      if (!isBegun && sound.isOn) sound.say(card.word.term);
      setBegun(true);
    },
    /** The student says how well the word of the turned card was known. */
    rate: (rating: Rating): void => {
      if (!card || !isOpen) return;
      const { next, at, again } = give(card, rating);
      setSaid(`${ratingWords[rating]} · ${again}`);
      show(next, at);
    },
    /** What was typed or chosen. */
    answer: (given: string, isRight: boolean): void => {
      if (!card || missed) return;
      const { next, at } = give(card, ratingOf(isRight));
      const { term, meaning } = card.word;
      if (isRight) {
        setSaid(`맞았어요 · ${term} ${meaning}`);
        return show(next, at);
      }
      setSaid(`정답: ${term} ${meaning}`);
      tick(at);
      setSession(next);
      setMissed({ card, given });
      setBegun(true);
      if (sound.isOn) sound.say(term);
    },
    /** On from a wrong answer. */
    goOn: (): void => {
      setSaid('');
      show(session, deviceClock.now());
    },
    undo: (): void => {
      const before = undone(session);
      if (!before) return;
      outbox.keep(before[1]);
      setSaid('되돌렸어요');
      show(before[0], deviceClock.now());
    },
    /** A sitting with these words only, due or not. */
    again: (cards: readonly StudyCard[]): void => {
      const at = deviceClock.now();
      setSaid('');
      show({ cards: cards.map(askedAt(at)), past: [] }, at);
    },
  };
}

/** Now, anew every ten seconds, for words that are due in a moment, and with each answer. */
function useNow(): [Date, (now: Date) => void] {
  const [now, setNow] = useState(() => deviceClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceClock.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return [now, setNow];
}
