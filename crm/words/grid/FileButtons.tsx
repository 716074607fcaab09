import { useRef } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { Button, useToast } from '#ui-kit';
import { DownloadIcon, FileUpIcon } from '#ui-kit/icons.ts';
import { readSheetTexts, xlsxFile } from '../../shared/sheetFile.ts';
import type { WordRow } from './wordRows.ts';
import { readWordSheet, wordSheet } from './wordSheet.ts';

interface FileButtonsProps {
  rows: readonly WordRow[];
  /** The lines with those of a file, as one undoable step. */
  onRead: (rows: WordRow[]) => void;
  onUndo: () => void;
}

/** Exports the words to Excel and imports them; nothing is saved by an import. */
export function FileButtons({ rows, onRead, onUndo }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const read = async (file: File): Promise<void> => {
    const texts = await readSheetTexts(file).catch(() => null);
    const found = texts
      ? readWordSheet(texts, rows)
      : { reason: '엑셀 파일(.xlsx)이 아니거나 읽을 수 없는 파일입니다. 다시 저장해 올려 주세요.' };
    if ('reason' in found) {
      toast({ message: found.reason, tone: 'negative' });
      return;
    }
    onRead(found.rows);
    toast({
      message: `새 낱말 ${found.added}개를 읽었습니다. 확인하고 저장해 주세요.`,
      tone: 'positive',
      action: { label: '되돌리기', onClick: onUndo },
    });
  };
  return (
    <>
      <Button
        size="small"
        icon={<DownloadIcon aria-hidden />}
        onClick={() => void xlsxFile(wordSheet(rows)).then((file) => saveFile(file, '낱말.xlsx'))}
      >
        엑셀로 받기
      </Button>
      <Button size="small" icon={<FileUpIcon aria-hidden />} onClick={() => input.current?.click()}>
        엑셀에서 읽기
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx"
        aria-label="낱말 엑셀 파일"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
