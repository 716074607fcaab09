import { useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import type { LectureImportReport, LectureSheet } from '#client/generated/rest/lectureImports.ts';
import { importLectures, useImportLectures } from '#client/generated/rest/lectures.ts';
import { whileBusy } from '#client/page/busy.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

/** A file as it was read, with a person's corrections. */
export interface Preview {
  fileName: string;
  sheets: readonly LectureSheet[];
  /** What of it is in none of the sheets. */
  unread: readonly string[];
  report: LectureImportReport;
}

/** The state of the import. */
export type LectureImportStep =
  | { name: 'file'; problem?: string }
  | { name: 'reading'; fileName: string }
  | ({ name: 'preview'; isChecking: boolean } & Preview)
  | ({ name: 'saving' } & Preview)
  | { name: 'done'; written: LectureImportReport };

/** Reads a workbook of lectures and students, checks it again after each correction, then writes what is selected. */
export function useLectureImport() {
  const [step, setStep] = useState<LectureImportStep>({ name: 'file' });
  const running = useRef(new AbortController());
  const write = useImportLectures();
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
    const next: LectureImportStep = await importLectures({ mode: 'PREVIEW', file }, { signal }).then(
      (report) => {
        const { sheets, unread } = report;
        return { name: 'preview', isChecking: false, fileName: file.name, sheets, unread, report };
      },
      (error: unknown) => ({ name: 'file', problem: problemText(error) }),
    );
    // Cancelled, or another file was chosen meanwhile.
    if (!signal.aborted) setStep(next);
  }

  /** Shows corrected sheets, and their report when it arrives. */
  async function mend(preview: Preview, sheets: readonly LectureSheet[]): Promise<LectureImportReport | null> {
    const signal = begin();
    setStep({ ...preview, name: 'preview', isChecking: true, sheets });
    try {
      const report = await importLectures({ mode: 'PREVIEW', sheets: [...sheets] }, { signal });
      if (signal.aborted) return null;
      setStep({ ...preview, name: 'preview', isChecking: false, sheets, report });
      return report;
    } catch (error) {
      if (signal.aborted) return null;
      toast({ message: problemText(error), tone: 'negative' });
      setStep({ ...preview, name: 'preview', isChecking: false });
      return null;
    }
  }

  /** Writes what has these keys, all or none. */
  async function commit(preview: Preview, keys: readonly string[]): Promise<void> {
    const { fileName, sheets, report } = preview;
    const signal = begin();
    setStep({ ...preview, name: 'saving' });
    const mode = 'COMMIT' as const;
    const data = { sheets: [...sheets], fileName, mode, plan: report.plan, rows: keys.join(',') };
    try {
      const writing = write.mutateAsync({ data, init: { signal } });
      const written = await whileBusy('강의와 수강을 저장하는 중입니다', writing, () => void cancel(preview));
      setStep({ name: 'done', written });
    } catch (error) {
      if (signal.aborted) return;
      const isChanged = error instanceof HttpError && error.problem.code === 'import-changed';
      if (isChanged)
        toast({ message: '그 사이 강의나 학생이 바뀌어 다시 읽었습니다. 한 번 더 확인해 주세요.', tone: 'warning' });
      else toast({ message: problemText(error), tone: 'negative' });
      await mend(preview, sheets);
    }
  }

  /** Cancels writing and shows what was written, because the server may have finished already. */
  async function cancel(preview: Preview): Promise<void> {
    const report = await mend(preview, preview.sheets);
    if (!report) return;
    toast(
      report.plan === preview.report.plan
        ? { message: '취소했습니다. 아무것도 저장하지 않았습니다.' }
        : { message: '이미 저장된 뒤였습니다. 되돌리려면 처음 화면의 지난 등록에서 되돌려 주세요.', tone: 'warning' },
    );
  }

  const restart = (): void => {
    begin();
    setStep({ name: 'file' });
  };
  return { step, read, mend, commit, cancel, restart };
}
