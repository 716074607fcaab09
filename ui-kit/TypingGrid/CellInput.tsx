import type { ReactNode } from 'react';
import { useDraft, type DraftStore } from './typedText.ts';
import css from './TypingGrid.module.css';

export interface CellInputProps {
  /** Whose value of what. */
  label: string;
  /** What stands there while nothing is typed. */
  text: string;
  invalid: boolean;
  draft: DraftStore;
  onType: (text: string) => void;
  /** What the cell shows while nothing is typed. */
  children: ReactNode;
}

/** The typing place of the active cell; a character draws it again and nothing else. */
export function CellInput({ label, text, invalid, draft, onType, children }: CellInputProps) {
  const typed = useDraft(draft);
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
