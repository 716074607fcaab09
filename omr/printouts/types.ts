import type { Exam } from '../sheets/exam.ts';

/** The numbers of choices as they are printed. */
export const circled = '①②③④⑤';

/** One question as it is printed. */
export interface PrintedQuestion {
  prompt: string;
  /** What is printed behind ①, ② …; null where one writes on a line. */
  choices: readonly string[] | null;
  /** What the page of answers says: the number of a choice, or what is to be written. */
  answer: string;
}

/** The questions of one student, in an order of their own. */
export interface Printout {
  title: string;
  /** Such as the lecture and the day. */
  subtitle: string;
  /** What to do, in one line. */
  advice: string;
  name: string;
  /** The student's number, also on the answer sheet. */
  number: string;
  group: string;
  questions: readonly PrintedQuestion[];
  /** The answer sheet behind the questions; null for none. */
  sheet: Exam | null;
}

/** Something no printout can be printed with; `message` says what in Korean. */
export class InvalidPrintout extends Error {
  override name = 'InvalidPrintout';
}
