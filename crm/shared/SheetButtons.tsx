import { useRef } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { Button, useToast, type Toast } from '#ui-kit';
import { DownloadIcon, FileUpIcon } from '#ui-kit/icons.ts';
import { readSheetTexts, xlsxFile, type SheetFile } from './sheetFile.ts';

interface SheetButtonsProps {
  /** What the file holds, also its name: `정답표`. */
  name: string;
  /** What is on screen, as a file. */
  sheet: () => SheetFile<string>;
  /** Takes a file's texts over, or not; returns what is said about it. */
  onRead: (texts: string[][]) => Toast;
}

/** Exports what is on screen to Excel, and imports an Excel file. */
export function SheetButtons({ name, sheet, onRead }: SheetButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const read = async (file: File): Promise<void> => {
    const texts = await readSheetTexts(file).catch(() => null);
    toast(texts ? onRead(texts) : unreadable);
  };
  return (
    <>
      <Button
        size="small"
        icon={<DownloadIcon aria-hidden />}
        onClick={() => void xlsxFile(sheet()).then((file) => saveFile(file, `${name}.xlsx`))}
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
        aria-label={`${name} 엑셀 파일`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}

const unreadable: Toast = {
  message: '엑셀 파일(.xlsx)이 아니거나 읽을 수 없는 파일입니다. 다시 저장해 올려 주세요.',
  tone: 'negative',
};
