import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Note } from '#ui-kit';
import css from '../Omr.module.css';
import { keyedAnswer } from './keyedAnswer.ts';
import { answerWords } from '../sheetWords.ts';

interface AnswerKeysProps {
  /** The questions, by number. */
  items: readonly { number: number; kind: string }[];
  /** The answers, in the order of the questions; -1 for none. */
  answers: readonly number[];
  /** Numbers of uncertain questions. */
  flagged: ReadonlySet<number>;
  onChange: (answers: readonly number[]) => void;
  /** Called with the current question. */
  onActive: (question: number) => void;
  /** Enter was pressed. */
  onAccept: () => void;
}

/** Answers by keyboard: arrows move, 1–5 mark, 0 clears, Shift adds another choice, Enter accepts. */
export function AnswerKeys({ items, answers, flagged, onChange, onActive, onAccept }: AnswerKeysProps) {
  const id = useId();
  const doubtful = items.findIndex(({ number }) => flagged.has(number));
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? Math.max(0, doubtful);

  const list = useRef<HTMLDivElement>(null);
  // The ring is on an answer: its keys must work at once, on the first page and on the one that follows.
  useLayoutEffect(() => {
    if (!isElsewhere(document.activeElement)) list.current?.focus({ preventScroll: true });
  }, []);

  // The picture follows the ring, also when the uncertain question is known only later.
  const current = items[active]?.number;
  const tellActive = useEffectEvent((question: number) => onActive(question));
  useEffect(() => {
    if (current !== undefined) tellActive(current);
  }, [current]);

  const go = (to: number): void => {
    const next = Math.min(items.length - 1, Math.max(0, to));
    setMoved(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const step = steps[event.key];
    const item = items[active];
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : undefined);
    if (event.key === 'Enter') onAccept();
    else if (step !== undefined) go(active + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(items.length - 1);
    else if (item && (digit !== undefined || event.key === 'Backspace')) {
      const former = answers[active] ?? -1;
      const next = keyedAnswer(item.kind, former, digit ?? 'Backspace', event.shiftKey);
      onChange(answers.map((answer, at) => (at === active ? next : answer)));
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <p className={css.label} id={`${id}-label`}>
        답
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        className={css.answers}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={onKeyDown}
      >
        {items.map(({ number, kind }, at) => (
          <div
            key={number}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={css.answer}
            data-flagged={flagged.has(number) || undefined}
            onClick={() => go(at)}
          >
            <span>{number}</span>
            <strong>{answerWords(answers[at] ?? -1, kind)}</strong>
            {flagged.has(number) && <span className={css.hidden}>불확실</span>}
          </div>
        ))}
      </div>
      <Note id={`${id}-keys`}>
        화살표로 옮기고 1–5로 고릅니다. 0은 비우기, Shift와 함께 누르면 보기를 추가하고 뺍니다. Enter로 채점합니다.
      </Note>
    </>
  );
}

/** Somebody types somewhere, or goes through the tabs. */
const isElsewhere = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [role=tab], dialog') != null;
