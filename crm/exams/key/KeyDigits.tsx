import { useId, useState } from 'react';
import { digitsOf, groupedDigits, plainDigits, withDigits } from './keyDigits.ts';
import { Note } from '#ui-kit';
import css from './KeyGrid.module.css';
import type { PendingKey } from './useKey.ts';

/** The answers of all choice questions typed in one run, as a key is read out: every digit is the next question. Enter goes to the grid. */
export function KeyDigits({ pending, onDone }: { pending: PendingKey; onDone: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = typed ?? digitsOf(pending.rows);
  const type = (text: string): void => {
    const next = plainDigits(text).slice(0, 100);
    setTyped(next);
    pending.put(withDigits(pending.rows, next, pending.total));
  };
  return (
    <div className={css.run}>
      <label htmlFor={id}>정답 이어서 입력</label>
      <input
        id={id}
        className={css.digits}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder="31245 12345"
        aria-describedby={`${id}-hint`}
        value={groupedDigits(digits)}
        onChange={({ target }) => type(target.value)}
        // What the grid changes meanwhile shows here again.
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter must not submit the dialog around it.
          event.preventDefault();
          onDone();
        }}
      />
      <Note id={`${id}-hint`} as="span" role="status">
        {digits === ''
          ? '한 자리가 한 문항입니다. 건너뛸 문항은 0.'
          : `${digits.length}번까지 썼습니다. 건너뛸 문항은 0.`}
      </Note>
    </div>
  );
}
