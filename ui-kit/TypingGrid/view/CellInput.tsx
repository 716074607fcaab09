import type { ReactNode } from 'react';
import { useTypedText, type TypedTextStore } from '../input/typedText.ts';
import css from '../TypingGrid.module.css';

export interface CellInputProps {
  /** The accessible name: row and column. */
  label: string;
  /** The text to start editing from. */
  text: string;
  invalid: boolean;
  store: TypedTextStore;
  onType: (text: string) => void;
  /** What the cell shows while nobody is typing. */
  children: ReactNode;
}

/** The input of the active cell; typing a character re-renders only this. */
export function CellInput({ label, text, invalid, store, onType, children }: CellInputProps) {
  const typed = useTypedText(store);
  return (
    <>
      <input
        className={css.input}
        aria-label={label}
        aria-description={typed === null ? text : undefined}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        data-typing={typed !== null}
        value={typed ?? ''}
        onChange={(event) => onType(event.target.value)}
      />
      {typed === null && children}
    </>
  );
}
