import { useEffect, useState, type RefObject } from 'react';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { Button } from '#ui-kit';
import css from './AnswerInputs.module.css';

/** What a student gives: the place of a choice, or a text. */
export type GivenAnswer = { choice: number } | { answer: string };

interface InputProps {
  /** An answer is on its way. */
  busy: boolean;
  onAnswer: (given: GivenAnswer) => void;
}

/** The choices below each other, with keys 1–5. */
export function Choices({ choices, busy, onAnswer }: InputProps & { choices: readonly string[] }) {
  const choose = (at: number) => (): void => {
    if (!busy && at < choices.length) onAnswer({ choice: at + 1 });
  };
  useDeskKeys({
    Digit1: choose(0),
    Digit2: choose(1),
    Digit3: choose(2),
    Digit4: choose(3),
    Digit5: choose(4),
  });
  return (
    <div role="group" aria-label="보기" className={css.choices}>
      {choices.map((choice, at) => (
        <button key={choice} type="button" aria-disabled={busy || undefined} onClick={choose(at)}>
          <span aria-hidden>{at + 1}</span>
          {choice}
        </button>
      ))}
    </div>
  );
}

interface WritingProps extends InputProps {
  /** What stands in the line, sent when the time ends. */
  typedRef: RefObject<string>;
  /** `id` of the question. */
  promptId: string;
}

/** A line to write in; Enter gives it. */
export function Writing({ busy, typedRef, promptId, onAnswer }: WritingProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    typedRef.current = text;
  }, [typedRef, text]);
  return (
    <form
      className={css.writing}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && text.trim() !== '') onAnswer({ answer: text });
      }}
    >
      <input
        // The next question is answered without a tap.
        autoFocus
        aria-label="답"
        aria-describedby={promptId}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        readOnly={busy}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" aria-disabled={busy || undefined} disabled={text.trim() === ''}>
        답하기
      </Button>
      <Button variant="quiet" aria-disabled={busy || undefined} onClick={() => !busy && onAnswer({ answer: '' })}>
        모르겠어요
      </Button>
    </form>
  );
}
