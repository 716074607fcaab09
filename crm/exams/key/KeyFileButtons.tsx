import { saveFile } from '#client/files/saveFile.ts';
import { useRef } from 'react';
import { Button, useToast } from '#ui-kit';
import { DownloadIcon, FileUpIcon } from '#ui-kit/icons.ts';
import { readSheetTexts, xlsxFile } from '../../shared/sheetFile.ts';
import { keySheet, readKeySheet } from './keyFile.ts';
import { countMistakes } from './keyRows.ts';
import type { PendingKey } from './useKey.ts';

/** Exports a key to Excel and imports it. An import fills the grid as one undoable step; nothing is saved by it. */
export function KeyFileButtons({ pending }: { pending: PendingKey }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const read = async (file: File): Promise<void> => {
    const texts = await readSheetTexts(file).catch(() => null);
    if (!texts) {
      toast({
        message: '엑셀 파일(.xlsx)이 아니거나 읽을 수 없는 파일입니다. 다시 저장해 올려 주세요.',
        tone: 'negative',
      });
      return;
    }
    const found = readKeySheet(texts, pending.rows);
    if ('reason' in found) {
      toast({ message: found.reason, tone: 'negative' });
      return;
    }
    pending.put(found.rows);
    const mistakes = countMistakes(found.rows);
    toast({
      message: `${found.rows.length}문항을 읽었습니다. ${mistakes > 0 ? `고칠 값 ${mistakes}칸이 빨갛게 표시되어 있습니다.` : '확인하고 저장해 주세요.'}`,
      tone: mistakes > 0 ? 'warning' : 'positive',
      action: { label: '되돌리기', onClick: pending.undo },
    });
  };
  return (
    <>
      <Button
        size="small"
        icon={<DownloadIcon aria-hidden />}
        onClick={() => void xlsxFile(keySheet(pending.rows)).then((file) => saveFile(file, '정답표.xlsx'))}
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
        aria-label="정답표 엑셀 파일"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
