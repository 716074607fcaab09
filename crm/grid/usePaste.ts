import { useState, type ReactNode } from 'react';
import type { Fact } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { Bases } from './types.ts';

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

interface PasteParts {
  check: (block: PasteBlock) => CheckedPaste;
  /** What the cells show when they are pasted over. */
  basesOf: (changes: PasteBlock['changes']) => Bases;
  write: (changes: PasteBlock['changes'], bases: Bases) => void;
}

/** Writes pasted values, after a preview if the paste is large; they replace what was there when they were pasted. */
export function usePaste({ check, basesOf, write }: PasteParts): Paste {
  const [preview, setPreview] = useState<(CheckedPaste & { bases: Bases }) | null>(null);
  return {
    preview,
    paste: (pasted) => {
      const checked = check(pasted);
      const { cells, unknown, changes } = checked.block;
      const bases = basesOf(changes);
      const isPreviewed = cells.length > PREVIEWED_CELLS || unknown.length > 0 || checked.warning !== undefined;
      if (isPreviewed) setPreview({ ...checked, bases });
      else write(changes, bases);
    },
    confirm: () => {
      if (preview) write(preview.block.changes, preview.bases);
    },
    close: () => setPreview(null),
  };
}
