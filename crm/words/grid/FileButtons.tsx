import { SheetButtons } from '../../shared/lists/SheetButtons.tsx';
import type { WordRow } from './wordRows.ts';
import { wordSheet } from './wordSheet.ts';

interface FileButtonsProps {
  rows: readonly WordRow[];
  /** The lines with those of a file, as one undoable step. */
  onRead: (rows: WordRow[]) => void;
  onUndo: () => void;
}

/** Exports the words to Excel and imports them; nothing is saved by an import. */
export function FileButtons({ rows, onRead, onUndo }: FileButtonsProps) {
  return (
    <SheetButtons
      name="단어"
      sheet={() => wordSheet(rows)}
      reader={async () => {
        const { readWordSheet } = await import('./readWordSheet.ts');
        return (texts) => readWordSheet(texts, rows);
      }}
      onRead={(found) => {
        onRead(found.rows);
        return {
          message: `새 단어 ${found.added}개를 읽었습니다. 확인하고 저장해 주세요.`,
          tone: 'positive',
          action: { label: '되돌리기', onClick: onUndo },
        };
      }}
    />
  );
}
