import { formatInstant } from '#ui-kit';
import type { PortalTestFactsFragment } from './generated/graphql.ts';

const directions: Readonly<Record<string, string>> = {
  TERM_TO_MEANING: '단어를 보고 뜻',
  MEANING_TO_TERM: '뜻을 보고 단어',
};

/** What one does in a test. */
export const howWords = ({ kind, direction }: Pick<PortalTestFactsFragment, 'kind' | 'direction'>): string =>
  `${directions[direction] ?? ''} ${kind === 'CHOICE' ? '고르기' : '쓰기'}`;

/** Whether a test can be begun, was reached, or why it cannot be taken now. */
export type TestState = 'open' | 'running' | 'reached' | 'usedUp' | 'early' | 'closed' | 'printedTest';

/** Where a student is with a test. */
export function stateOf(test: PortalTestFactsFragment, now: Date): TestState {
  const [standing] = test.standings;
  if (standing?.state === 'OPEN') return 'running';
  if (standing?.state === 'REACHED') return 'reached';
  if (test.isPrinted) return 'printedTest';
  if (now < new Date(test.opensAt)) return 'early';
  if (now >= new Date(test.closesAt)) return 'closed';
  return test.maxAttempts !== null && (standing?.attempts ?? 0) >= test.maxAttempts ? 'usedUp' : 'open';
}

/** What the best attempt so far came to; empty before the first. */
export function bestWords({ standings: [standing] }: Pick<PortalTestFactsFragment, 'standings'>): string {
  return standing?.bestCorrect == null ? '' : `지금까지 ${standing.bestCorrect}개`;
}

/** The state in a sentence. */
export function stateWords(test: PortalTestFactsFragment, state: TestState): string {
  const best = test.standings[0]?.bestCorrect;
  const soFar = best == null ? '' : ` · ${bestWords(test)}`;
  switch (state) {
    case 'running':
      return '보고 있는 시험이에요. 이어서 볼 수 있어요.';
    case 'reached':
      return `통과했어요. ${test.questionCount}문항 중 ${best ?? 0}개`;
    case 'early':
      return `${formatInstant(test.opensAt)}에 열려요.`;
    case 'closed':
      return `닫힌 시험이에요${soFar}`;
    case 'printedTest':
      return `학원에서 종이로 보는 시험이에요${soFar}`;
    case 'usedUp':
      return `모두 응시했어요${soFar}`;
    case 'open':
      return `${formatInstant(test.closesAt)}까지${soFar}`;
  }
}

/** How long a test takes: 5분, 1분 30초. */
export function limitWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), '분'],
    [seconds % 60, '초'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? `${count}${unit}` : [])).join(' ');
}

/** Minutes and seconds that are left: 4:05. */
export function leftWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
