import { useState, type ReactNode } from 'react';
import type { Fact } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';

/** Above how many cells a paste is shown before it is written. */
const PREVIEWED_CELLS = 20;

/** A pasted block as it can be written, and what to know before. */
export interface CheckedPaste {
  block: PasteBlock;
  /** What becomes how many times, in words. */
  facts?: readonly Fact[];
  /** Something may be lost: the paste is shown first, however small it is. */
  warning?: ReactNode;
}

interface Paste {
  /** The paste that waits to be confirmed. */
  preview: CheckedPaste | null;
  /** A block was pasted: a small one is written at once, others are shown first. */
  paste: (block: PasteBlock) => void;
  /** Writes the previewed paste. */
  confirm: () => void;
  close: () => void;
}

/** Writes what is pasted, once a person has seen what a large paste does. */
export function usePaste(
  check: (block: PasteBlock) => CheckedPaste,
  write: (changes: PasteBlock['changes']) => void,
): Paste {
  const [preview, setPreview] = useState<CheckedPaste | null>(null);
  return {
    preview,
    paste: (pasted) => {
      const checked = check(pasted);
      const { cells, unknown, changes } = checked.block;
      if (cells.length > PREVIEWED_CELLS || unknown.length > 0 || checked.warning !== undefined) setPreview(checked);
      else write(changes);
    },
    confirm: () => {
      if (preview) write(preview.block.changes);
    },
    close: () => setPreview(null),
  };
}
