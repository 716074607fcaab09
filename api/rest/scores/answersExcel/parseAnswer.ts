import { choicesOf } from '#ui-kit/format/choices.ts';

/** An answer in the form of `score_attempts.answers`, or the Korean reason why the cell is invalid. */
export type ParsedAnswer = { answer: number } | { reason: string };

/**
 * Parses a cell: a choice (3, ③, several as 2,4 or 24), a short number; empty or a dash means no answer.
 * @param kind undefined where the exam has no such question: only an empty cell is valid
 */
export function parseAnswer(text: string, kind: 'CHOICE' | 'SHORT' | undefined): ParsedAnswer {
  const plain = text.normalize('NFKC');
  if (/^[-–—xX무]?$|^무응답$|^미표기$/.test(plain)) return { answer: -1 };
  if (kind === undefined) return { reason: '이 시험에 없는 문항입니다. 칸을 비워 주세요.' };
  if (kind === 'SHORT') {
    return /^\d{1,4}(\.0+)?$/.test(plain)
      ? { answer: Number(plain) }
      : { reason: '단답형은 0에서 9999 사이의 수로 적어 주세요.' };
  }
  const answer = choicesOf(text);
  return answer === null ? { reason: '1에서 5 사이의 보기로 적어 주세요. 여럿이면 2,4처럼 적습니다.' } : { answer };
}
