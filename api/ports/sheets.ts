import type { ResultLine } from '#omr/command/lines.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import type { Student } from '#omr/sheets/students.ts';
import type { Template } from '#omr/template/template.ts';
import { Problem } from '../http/problem.ts';

/** One page of a scan: what was read, and the page upright as a JPEG where there is a picture of it. */
export interface ReadPage {
  line: ResultLine;
  picture: Uint8Array<ArrayBuffer> | null;
}

/** What a scan is read with. */
export interface ReadScanOptions {
  templates: readonly Template[];
  /** The first page to read, from 1. */
  from: number;
  /** Told how many pages the file has, before the first of them. */
  onPages: (pages: number) => void;
  signal: AbortSignal;
}

/** Draws answer sheets and reads scans of them, without holding up who calls it. */
export interface Sheets {
  /** A PDF: a sheet for each student, or one blank sheet. @throws InvalidStudents, InvalidExam */
  draw(exam: Exam, students: readonly Student[]): Promise<Uint8Array<ArrayBuffer>>;
  /** The pages of a scan, in order. A file that cannot be read is one rejected page; throws nothing for what is in it. */
  read(scan: ReadableStream<Uint8Array>, options: ReadScanOptions): AsyncIterable<ReadPage>;
}

/** Where sheets can neither be drawn nor read, such as in a browser's trial academy. */
export const noSheets: Sheets = {
  draw: async () => {
    throw unavailable();
  },
  // The first page is asked for, and refused.
  read: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(unavailable()) }) }),
};

function unavailable(): Problem {
  return new Problem(503, 'not-here', '체험판에서는 답안지를 인쇄하거나 읽을 수 없습니다.');
}
