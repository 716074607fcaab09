import type { SheetFile } from '../../shared/lists/sheetFile.ts';

/** A student in the file. */
export interface Sitter {
  studentNumber: string;
  name: string;
  /** The known answers, from the first question on; -1 for none. @default undefined */
  answers?: readonly number[] | null;
}

/** A file with one row per student and one column per question, to be filled in and uploaded. */
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
