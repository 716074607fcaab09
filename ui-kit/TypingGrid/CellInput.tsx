import type { ReactNode } from 'react';
import { useTypedText, type TypedTextStore } from './typedText.ts';
import css from './TypingGrid.module.css';

export interface CellInputProps {
  /** Whose value of what. */
  label: string;
  /** The text that is there while nothing is typed. */
  text: string;
  invalid: boolean;
  store: TypedTextStore;
  onType: (text: string) => void;
  /** What the cell shows while nothing is typed. */
  children: ReactNode;
}

/** The input of the active cell; a character draws it again and nothing else. */
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
