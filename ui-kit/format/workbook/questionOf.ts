/** The number of the question that a cell names, as lists, forms and other readers write it: 1, 1번, 제1문, Q1, Stu1, [1], 1(3점), `1. 다음 중 …`. */
export function questionOf(cell: string): number | null {
  const bare =
    /^(?:stu|문항|문제|문|제|q|no\.?|#)?\s*[[(<]?\s*(\d{1,3})(?:\.0+)?\s*[\])>.:]?\s*(?:번|문항|문제|문)*\s*(?:[[(<].*[\])>])?$/i;
  const asked = /^(?:문항|문제|q)?\s*(\d{1,3})\s*(?:[.):]|번)\s*(?=[^\s\d])/i;
  const header = cell.normalize('NFKC').trim();
  const number = Number((bare.exec(header) ?? asked.exec(header))?.[1] ?? 0);
  return number > 0 ? number : null;
}
