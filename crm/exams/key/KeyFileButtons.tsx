import { SheetButtons } from '../../shared/lists/SheetButtons.tsx';
import { keySheet } from './keyFile.ts';
import { countMistakes } from './keyRows.ts';
import type { PendingKey } from './useKey.ts';

/** Exports a key to Excel and imports it. An import fills the grid as one undoable step; nothing is saved by it. */
export function KeyFileButtons({ pending }: { pending: PendingKey }) {
  return (
    <SheetButtons
      name="정답표"
      sheet={() => keySheet(pending.rows)}
      reader={async () => {
        const { readKeySheet } = await import('./readKeySheet.ts');
        return (texts) => readKeySheet(texts, pending.rows);
      }}
      onRead={(found) => {
        pending.put(found.rows);
        const mistakes = countMistakes(found.rows);
        return {
          message: `${found.rows.length}문항을 읽었습니다. ${mistakes > 0 ? `수정할 값 ${mistakes}칸이 빨갛게 표시되어 있습니다.` : '확인하고 저장해 주세요.'}`,
          tone: mistakes > 0 ? 'warning' : 'positive',
          action: { label: '되돌리기', onClick: pending.undo },
        };
      }}
    />
  );
}
