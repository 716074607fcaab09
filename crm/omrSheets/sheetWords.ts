import type { Tone } from '#ui-kit';
import type { OmrSheetFragment } from './generated/graphql.ts';

/** The label and tone of each state of a page. */
export const statusWords: Record<string, { label: string; tone: Tone }> = {
  UPLOADED: { label: '대기', tone: 'neutral' },
  READ: { label: '읽음', tone: 'info' },
  GRADED: { label: '채점', tone: 'positive' },
  NEEDS_REVIEW: { label: '확인 필요', tone: 'warning' },
  REJECTED: { label: '반려', tone: 'negative' },
  BLANK: { label: '빈 쪽', tone: 'neutral' },
  NO_SHEET: { label: '답안지 아님', tone: 'neutral' },
};

/** Why a page needs a review. */
export const flagWords: Record<string, string> = {
  UNKNOWN_NUMBER: '학번을 알 수 없음',
  NOT_PARTICIPANT: '이 시험을 보지 않는 학생',
  DUPLICATE_STUDENT: '같은 학생의 답안지가 또 있음',
  DOUBLE_MARK: '겹친 표시',
  FAINT_MARK: '흐린 표시',
  UNCERTAIN_PAGE: '이 시험의 답안지인지 불확실',
  ABSENT_STUDENT: '결시나 면제인 학생',
  ALREADY_SCORED: '다르게 채점된 점수가 있음',
  KEY_MISSING: '정답이 없는 문항이 있음',
  SEVERAL_SHEETS: '답안지가 두 장 보입니다',
};

/** File and page number, as in the scanned stack, and which sheet it is on a page with several. */
export const pageName = ({ fileName, page, part }: Pick<OmrSheetFragment, 'fileName' | 'page' | 'part'>): string =>
  `${fileName} ${page}쪽${part > 1 ? ` (${part}번째)` : ''}`;

const circled = ['', '①', '②', '③', '④', '⑤'];

/** An answer as text; – for none. */
export function answerWords(answer: number, kind: string): string {
  if (answer < 0) return '–';
  return kind === 'SHORT' ? String(answer) : [...String(answer)].map((choice) => circled[Number(choice)]).join('');
}
