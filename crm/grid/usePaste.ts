import { useState, type ReactNode } from 'react';
import type { Fact } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';

/** A paste of more cells than this is previewed before it is written. */
const PREVIEWED_CELLS = 20;

/** The valid part of a pasted block, with warnings. */
export interface CheckedPaste {
  block: PasteBlock;
  /** Which values change and how often, as text. */
  facts?: readonly Fact[];
  /** Data may be lost: the paste is previewed, however small it is. */
  warning?: ReactNode;
}

interface Paste {
  /** The paste that waits for confirmation. */
  preview: CheckedPaste | null;
  /** A block was pasted: a small one is written at once, others are previewed. */
  paste: (block: PasteBlock) => void;
  /** Writes the previewed paste. */
  confirm: () => void;
  close: () => void;
}

/** Writes pasted values, after a preview if the paste is large. */
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
