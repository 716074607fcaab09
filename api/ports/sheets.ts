import type { Printout } from '#omr/printouts/types.ts';
import type { ResultLine } from '#omr/command/lines.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import type { Student } from '#omr/sheets/students.ts';
import type { Template } from '#omr/template/template.ts';
import { Problem } from '../http/problem.ts';

/** One sheet of a scan: its readings, and the sheet upright as a JPEG, if there is a picture. */
export interface ReadSheet {
  line: ResultLine;
  picture: Uint8Array<ArrayBuffer> | null;
}

/** One page of a scan: its sheet, and the others in the same picture. */
export interface ReadPage extends ReadSheet {
  others?: ReadSheet[];
}

/** Options for reading a scan. */
export interface ReadScanOptions {
  templates: readonly Template[];
  /** The first page to read, from 1. */
  from: number;
  /** Called with the number of pages, before the first one. */
  onPages: (pages: number) => void;
  signal: AbortSignal;
}

/** What stands in the head of each page. */
export interface SheetHead {
  /** The academy's, a PNG; undefined without one. */
  logo: Uint8Array | undefined;
}

/** Draws printed questions and answer sheets and reads scans of those, without blocking the caller. */
export interface Sheets {
  /** Loads what drawing takes, in the background and once: for whoever opens a page from which something is printed. */
  prepare(): void;
  /** A PDF: a sheet for each student, or one blank sheet. @throws InvalidStudents, InvalidExam */
  draw(exam: Exam, students: readonly Student[], head: SheetHead): Promise<Uint8Array<ArrayBuffer>>;
  /** A PDF: each student's questions with their answer sheet, and with `withAnswers` all answers at the end. @throws InvalidPrintout, InvalidStudents, InvalidExam */
  drawPrintouts(
    printouts: readonly Printout[],
    withAnswers: boolean,
    head: SheetHead,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The pages of a scan, in order. An unreadable file is one rejected page; no content of a file throws. */
  read(scan: ReadableStream<Uint8Array>, options: ReadScanOptions): AsyncIterable<ReadPage>;
}

/** For places that can neither draw nor read sheets, such as the browser. */
export const noSheets: Sheets = {
  prepare: () => undefined,
  draw: async () => {
    throw unavailable();
  },
  drawPrintouts: async () => {
    throw unavailable();
  },
  // Throws when the first page is requested.
  read: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(unavailable()) }) }),
};

function unavailable(): Problem {
  return new Problem(503, 'not-here', '체험판에서는 답안지를 인쇄하거나 읽을 수 없습니다.');
}
