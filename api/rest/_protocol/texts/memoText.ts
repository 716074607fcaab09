import { invalid } from '../../../http/problem.ts';
import { cleanText } from '../text.ts';

/** The text of a memo, which may also be named `data`; 400 at `field` without either. */
export function memoText(memo: string | undefined, data: string | undefined, field = 'memo'): string {
  const text = memo ?? data;
  if (text === undefined) throw invalid([{ field, message: '꼭 입력해 주세요.' }]);
  return cleanText(text);
}
