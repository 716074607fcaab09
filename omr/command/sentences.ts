import type { PageState } from '../page/judge.ts';
import type { ResultLine } from './lines.ts';

const words: Record<PageState, string> = {
  read: '채점',
  needs_review: '확인 필요',
  rejected: '반려',
  blank: '빈 쪽',
  no_sheet: '답안지 아님',
};

const sheetStates = ['read', 'needs_review', 'rejected'] as const;
const otherStates = ['blank', 'no_sheet'] as const;

/** What becomes of the pages of one file, in a sentence: how many sheets, what is no sheet, and why a sheet is not simply read. */
export function sentenceOf(lines: readonly ResultLine[]): string {
  const count = (state: PageState) => lines.filter((line) => line.state === state).length;
  const listed = (states: readonly PageState[]) =>
    states.filter((state) => count(state) > 0).map((state) => `${words[state]} ${count(state)}`);
  const sheets = sheetStates.reduce((sum, state) => sum + count(state), 0);
  const parts = [
    `답안지 ${sheets}장${sheets > 0 ? ` (${listed(sheetStates).join(', ')})` : ''}`,
    ...listed(otherStates),
  ];
  const reasons = new Set(lines.flatMap(({ state, reason }) => (isDoubt(state) && reason ? [reason] : [])));
  return [`${parts.join(', ')}.`, ...reasons].join(' ');
}

const isDoubt = (state: PageState) => state === 'needs_review' || state === 'rejected';
