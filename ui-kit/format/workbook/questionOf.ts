/** What a column is about that has to do with a question and is no answer: its points, whether it was right, what was said of it. */
const aside =
  /점수|득점|배점|정오|채점|정답|난이도|의견|피드백|시간|\b(score|points?|pts|feedback|correct|result|time|key|mark)\b(?!.*\?)/i;

/**
 * The number of the question that a cell names, as lists, forms and other readers write it: 1, 1번, 제1문, Q1, Question 1, Stu1, [1], 1(3점),
 * `1. 다음 중 …`. Null for another thing about a question: `1번 점수`, `2번 정답`.
 */
export function questionOf(cell: string): number | null {
  const bare =
    /^(?:stu|문항|문제|문|제|답안|답|응답|question|answer|item|q|no\.?|#)?[\s_]*[[(<]?\s*(\d{1,3})(?:\.0+)?\s*[\])>.:]?\s*(?:번|문항|문제|문|답안|답|응답)*\s*(?:[[(<].*[\])>])?$/i;
  const asked = /^(?:문항|문제|question|q)?\s*(\d{1,3})\s*(?:[.):]|번)(?:\s*(?=[^\s\d])|\s+(?=\d.*[^\d\s.]))/i;
  const header = cell.normalize('NFKC').trim();
  const number = Number((bare.exec(header) ?? asked.exec(header))?.[1] ?? 0);
  return number > 0 && !isAside(header) ? number : null;
}

/** Whether a short header speaks of something beside the answer; a question itself is longer, or ends as one. */
function isAside(header: string): boolean {
  const word = /^\D*\d+(?:\.0+)?\s*(?:번|문항|문제|문)?\s*[[(]?(.*?)[\])]?$/.exec(header)?.[1] ?? '';
  return word.length <= 12 && !/\d|[?.]/.test(word) && aside.test(word);
}
