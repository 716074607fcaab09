import { choicesOf } from '#ui-kit/format/choices.ts';

/** A question with its key. */
export interface KeyedQuestion {
  number: number;
  /** CHOICE or SHORT. */
  kind: string;
  answer: number | null;
  alsoAccepts: readonly number[];
  points: number;
  unit: string;
  gradingRule: string;
}

/** A question as screens read it: columns of a view may be null for the schema, never in a row. */
interface ReadQuestion {
  number: number | null;
  kind: string | null;
  answer: number | null;
  alsoAccepts: readonly number[] | null;
  points: number | null;
  unit: string | null;
  gradingRule: string | null;
}

/** A question with its key, as it was read. */
export function toKeyed(question: ReadQuestion): KeyedQuestion {
  const { number, kind, answer, alsoAccepts, points, unit, gradingRule } = question;
  return {
    number: number ?? 0,
    kind: kind ?? 'CHOICE',
    answer,
    alsoAccepts: alsoAccepts ?? [],
    points: points ?? 0,
    unit: unit ?? '',
    gradingRule: gradingRule ?? 'NORMAL',
  };
}

/** No answer. */
export const NO_ANSWER = -1;

/** An answer as text: ②④ for the choices 2 and 4, a number unchanged, empty for no answer. */
export function answerText(answer: number | null | undefined, kind: string): string {
  if (answer == null || answer === NO_ANSWER) return '';
  return kind === 'CHOICE'
    ? [...String(answer)].map((digit) => CIRCLED[Number(digit) - 1] ?? digit).join('')
    : String(answer);
}

/** Parses an answer: `24`, `2,4` or `②④` for two choices, a number up to 9999 for 단답형; undefined if invalid. */
export function readAnswer(text: string, kind: string): number | undefined {
  if (kind === 'CHOICE') return choicesOf(text) ?? undefined;
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}

/** Whether an answer is right by the key; undefined while there is no key or the question is void. */
export function isRight({ answer, alsoAccepts, gradingRule }: KeyedQuestion, given: number): boolean | undefined {
  if (gradingRule === 'VOID') return undefined;
  if (gradingRule === 'ALL_CORRECT') return true;
  if (answer === null) return undefined;
  return given === answer || alsoAccepts.includes(given);
}

const CIRCLED = ['①', '②', '③', '④', '⑤'];
