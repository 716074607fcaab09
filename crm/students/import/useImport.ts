import { useRef, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import type { ImportReport } from '#client/generated/rest/model/importReport.ts';
import { useImportStudents } from '#client/generated/rest/students.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';

/** Where the import stands. */
export type ImportStep =
  | { name: 'file'; problem?: string }
  | { name: 'reading'; fileName: string }
  | { name: 'preview'; file: File; report: ImportReport }
  | { name: 'done'; report: ImportReport };

/** Reads a roster, then writes the chosen rows of the very same file. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ name: 'file' });
  const send = useImportStudents();
  const toast = useToast();
  const reading = useRef(0);

  async function read(file: File): Promise<void> {
    const own = ++reading.current;
    setStep({ name: 'reading', fileName: file.name });
    const next: ImportStep = await send.mutateAsync({ data: { file, mode: 'PREVIEW' } }).then(
      (report) => ({ name: 'preview', file, report }),
      (error: unknown) => ({ name: 'file', problem: problemText(error) }),
    );
    // Cancelled, or another file was chosen since.
    if (own === reading.current) setStep(next);
  }

  /** Writes the chosen rows, all or none. @throws HttpError with the reason. */
  async function commit(file: File, report: ImportReport, rows: readonly number[]): Promise<void> {
    try {
      const data = { file, mode: 'COMMIT', plan: report.plan, rows: rows.join(',') } as const;
      setStep({ name: 'done', report: await send.mutateAsync({ data }) });
    } catch (error) {
      if (!(error instanceof HttpError && error.problem.code === 'import-changed')) throw error;
      toast({ message: '그 사이 학생 정보가 바뀌어 다시 읽었습니다. 한 번 더 확인해 주세요.', tone: 'warning' });
      await read(file);
    }
  }

  const restart = (): void => {
    reading.current++;
    setStep({ name: 'file' });
  };
  return { step, read, commit, restart };
}
