import { useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import {
  type ImportReport,
  type ImportSheet,
  importStudents,
  useImportStudents,
} from '#client/generated/rest/students.ts';
import { whileBusy } from '#client/page/busy.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

/** The file that was read. */
export interface ImportFile {
  fileName: string;
  /** Its lists that are not written yet, as they were read. */
  sheets: readonly ImportSheet[];
  /** What of it is in none of them. */
  unread: readonly string[];
}

/** One of its lists, with a person's corrections. */
export interface Preview extends ImportFile {
  sheet: ImportSheet;
  report: ImportReport;
}

/** The state of the import. */
export type ImportStep =
  | { name: 'file'; problem?: string }
  | { name: 'reading'; fileName: string }
  | ({ name: 'preview'; isChecking: boolean } & Preview)
  | ({ name: 'saving'; count: number } & Preview)
  | { name: 'done'; preview: Preview; written: ImportReport };

/** Reads a roster, checks it again after each correction, then writes the selected rows. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ name: 'file' });
  const running = useRef(new AbortController());
  const write = useImportStudents();
  const toast = useToast();

  /** Cancels what is in progress and returns a new signal. */
  const begin = (): AbortSignal => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  async function read(file: File): Promise<void> {
    const signal = begin();
    setStep({ name: 'reading', fileName: file.name });
    const next: ImportStep = await importStudents({ mode: 'PREVIEW', file }, { signal }).then(
      (report) => {
        const { sheets, unread } = report;
        const [sheet] = sheets;
        if (!sheet) return { name: 'file' };
        return { name: 'preview', isChecking: false, fileName: file.name, sheets, unread, sheet, report };
      },
      (error: unknown) => ({ name: 'file', problem: problemText(error) }),
    );
    // Cancelled, or another file was chosen meanwhile.
    if (!signal.aborted) setStep(next);
  }

  /** Shows a corrected sheet, or another one of the file, and its report when it arrives. */
  async function mend(preview: Preview, sheet: ImportSheet): Promise<ImportReport | null> {
    const signal = begin();
    setStep({ ...preview, name: 'preview', isChecking: true, sheet });
    try {
      const checked = await importStudents({ mode: 'PREVIEW', sheet }, { signal });
      if (signal.aborted) return null;
      setStep({ ...preview, name: 'preview', isChecking: false, sheet, report: checked });
      return checked;
    } catch (error) {
      if (signal.aborted) return null;
      toast({ message: problemText(error), tone: 'negative' });
      setStep({ ...preview, name: 'preview', isChecking: false });
      return null;
    }
  }

  /** Writes the selected rows, all or none. */
  async function commit(preview: Preview, rows: readonly number[]): Promise<void> {
    const { fileName, sheet, report } = preview;
    const signal = begin();
    setStep({ ...preview, name: 'saving', count: rows.length });
    const data = { sheet, fileName, mode: 'COMMIT', plan: report.plan, rows: rows.join(',') } as const;
    try {
      const writing = write.mutateAsync({ data, init: { signal } });
      const written = await whileBusy('학생 명단을 저장하는 중입니다', writing, () => void cancel(preview));
      setStep({ name: 'done', preview, written });
    } catch (error) {
      if (signal.aborted) return;
      const isChanged = error instanceof HttpError && error.problem.code === 'import-changed';
      if (isChanged)
        toast({ message: '그 사이 학생 정보가 바뀌어 다시 읽었습니다. 한 번 더 확인해 주세요.', tone: 'warning' });
      else toast({ message: problemText(error), tone: 'negative' });
      await mend(preview, sheet);
    }
  }

  /** Cancels writing and shows what was written, because the server may have finished already. */
  async function cancel(preview: Preview): Promise<void> {
    const checked = await mend(preview, preview.sheet);
    if (!checked) return;
    const isWritten = checked.plan !== preview.report.plan;
    toast(
      isWritten
        ? { message: '이미 저장된 뒤였습니다. 되돌리려면 처음 화면의 지난 등록에서 되돌려 주세요.', tone: 'warning' }
        : { message: '취소했습니다. 아무것도 저장하지 않았습니다.' },
    );
  }

  const restart = (): void => {
    begin();
    setStep({ name: 'file' });
  };
  return { step, read, mend, commit, cancel, restart };
}
