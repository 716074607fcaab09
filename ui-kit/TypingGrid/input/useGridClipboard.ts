import type { ClipboardEvent } from 'react';
import { pasteBlock, textsOf, type Changes, type GridData } from '../changes.ts';
import { parseTsv, toTsv } from './tsv.ts';
import type { CellRange, PasteBlock } from '../types.ts';

interface GridClipboard<R extends { id: string }> {
  data: GridData<R>;
  range: CellRange;
  /** Something is being typed: copy and paste belong to the input. */
  isEditing: () => boolean;
  onPaste: ((block: PasteBlock) => void) | undefined;
  commit: (changes: Changes, dropped: number) => void;
}

/** Copies the selected range in spreadsheet format, and applies pasted cells to the grid. */
export function useGridClipboard<R extends { id: string }>({
  data,
  range,
  isEditing,
  onPaste,
  commit,
}: GridClipboard<R>) {
  return {
    onCopy: (event: ClipboardEvent): void => {
      if (isEditing()) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', toTsv(textsOf(data, range)));
    },
    onPaste: (event: ClipboardEvent): void => {
      if (isEditing()) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      const block = pasteBlock(data, range, parseTsv(text));
      if (onPaste) return onPaste(block);
      commit({ changes: block.changes, locked: 0 }, block.dropped + block.unknown.length);
    },
  };
}
