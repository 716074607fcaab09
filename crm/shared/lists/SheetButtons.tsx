import { useRef } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { useToast, type Toast } from '#ui-kit';
import { DownloadIcon, FileUpIcon } from '#ui-kit/icons.ts';
import { ignoredNote, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { firstList, listFiles, readListFile } from './listFile.ts';
import { xlsxFile, type SheetFile } from './sheetFile.ts';

/** What a reader found on a sheet, with the headers that it did not take and what else a person should know, in Korean. */
interface SheetFound {
  ignored: readonly string[];
  notes: readonly string[];
}

interface SheetButtonsProps<Found extends SheetFound> {
  /** What the file holds, also its name: `정답표`. */
  name: string;
  /** What is on screen, as a file. */
  sheet: () => SheetFile<string>;
  /** Loads what reads the texts of a sheet; its reason where it is none of its kind. */
  reader: () => Promise<(texts: readonly (readonly string[])[]) => Found | { reason: string }>;
  /** Takes over what was read; returns what is said about it. */
  onRead: (found: Found) => Toast;
}

/** Exports what is on screen to Excel, and imports an Excel file. */
export function SheetButtons<Found extends SheetFound>({ name, sheet, reader, onRead }: SheetButtonsProps<Found>) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const read = async (file: File): Promise<void> => {
    const sheets = await readListFile(file).catch((error: unknown) => error);
    if (!Array.isArray(sheets)) return toast({ message: messageOf(sheets), tone: 'negative' });
    const list = firstList(sheets as TextSheet[], await reader());
    if ('reason' in list) return toast({ message: list.reason, tone: 'negative' });
    const said = onRead(list.found);
    const left = [...list.found.notes, ...ignoredNote(list.found.ignored), ...list.unread];
    toast({ ...said, message: [said.message, ...left].join(' · '), tone: left.length === 0 ? said.tone : 'warning' });
  };
  return (
    <>
      <ActionButtons
        size="small"
        quiet={1}
        name={`${name} 파일`}
        actions={[
          { title: '엑셀에서 읽기', icon: FileUpIcon, run: () => input.current?.click() },
          {
            title: '엑셀 다운로드',
            icon: DownloadIcon,
            run: (send) => send(async () => saveFile(await xlsxFile(sheet()), `${name}.xlsx`)),
          },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={listFiles}
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

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === 'NotAWorkbook' ? error.message : '파일을 읽지 못했습니다. 다시 골라 주세요.';
