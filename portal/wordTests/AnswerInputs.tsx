import { useState } from 'react';
import { useDeskKeys } from '#client/page/useDeskKeys.ts';
import { Button } from '#ui-kit';
import css from './WordTest.module.css';

/** What a student gives: the place of a choice, or a text. */
export type GivenAnswer = { choice: number } | { answer: string };

interface InputProps {
  disabled: boolean;
  onAnswer: (given: GivenAnswer) => void;
}

/** The choices below each other, with keys 1–5. */
export function Choices({ choices, disabled, onAnswer }: InputProps & { choices: readonly string[] }) {
  const choose = (at: number) => (): void => {
    if (!disabled && at < choices.length) onAnswer({ choice: at + 1 });
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
        <button key={choice} type="button" disabled={disabled} onClick={choose(at)}>
          <span aria-hidden>{at + 1}</span>
          {choice}
        </button>
      ))}
    </div>
  );
}

/** A line to write in; Enter gives it. */
export function Writing({ disabled, onAnswer }: InputProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={css.writing}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && text.trim() !== '') onAnswer({ answer: text });
      }}
    >
      <input
        // The next question is answered without a tap.
        autoFocus
        aria-label="답"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary" disabled={disabled || text.trim() === ''}>
        답하기
      </Button>
      <Button variant="quiet" disabled={disabled} onClick={() => onAnswer({ answer: '' })}>
        모르겠어요
      </Button>
    </form>
  );
}
