import type { PortalBoardPostQuery, PortalBoardQuery } from './generated/graphql.ts';

export type BoardRow = PortalBoardQuery['boardPosts'][number];
export type BoardPost = NonNullable<PortalBoardPostQuery['boardPosts_by_pk']>;
export type BoardAnswer = BoardPost['answers'][number];

/** Who reads a question, in the order they are offered. */
export const visibilities = [
  { id: 'PRIVATE', label: '선생님만' },
  { id: 'ANONYMOUS', label: '우리 반, 이름 없이' },
] as const;

export type Visibility = (typeof visibilities)[number]['id'];

interface About {
  lecture?: { name: string } | null | undefined;
  exam?: { name: string } | null | undefined;
  examNumber?: number | null | undefined;
}

/** What a question is about: the lecture, the exam, the item. */
export function aboutOf({ lecture, exam, examNumber }: About): string {
  const item = exam && examNumber ? `${exam.name} ${examNumber}번` : exam?.name;
  return [lecture?.name, item].filter(Boolean).join(' · ');
}

interface Progress {
  waitingSince: string | null;
  answers: readonly { isAccepted: boolean }[];
}

/** How far a question is. */
export function stateOf({ waitingSince, answers }: Progress) {
  if (waitingSince) return { words: '답변 대기', tone: 'warning' } as const;
  const isSolved = answers.some(({ isAccepted }) => isAccepted);
  return isSolved ? ({ words: '해결됨', tone: 'positive' } as const) : ({ words: '답변 있음', tone: 'info' } as const);
}
