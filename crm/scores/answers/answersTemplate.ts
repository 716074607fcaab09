import type { SheetFile } from '../../shared/sheetFile.ts';

/** Somebody whose answers a file may hold. */
export interface Sitter {
  studentNumber: string;
  name: string;
  /** What is known so far, by question from the first; -1 for none. @default undefined */
  answers?: readonly number[] | null;
}

/** A file with a row a student and a column a question, to be filled and uploaded. */
export function answersTemplate(sitters: readonly Sitter[], numbers: readonly number[]): SheetFile {
  return {
    header: ['학번', '이름', ...numbers.map((number) => `${number}번`)],
    rows: sitters.map(({ studentNumber, name, answers }) => [
      studentNumber,
      name,
      ...numbers.map((number) => answerIn(answers?.[number - 1])),
    ]),
  };
}

const answerIn = (answer: number | undefined): string => (answer === undefined || answer < 0 ? '' : String(answer));
