import type { SelectOption } from '#ui-kit';

/** The label of each kind of counsel. */
const words = { STUDY: '학습', SCORES: '성적', CAREER: '진로·입시', LIFE: '생활', PARENT: '학부모' } as const;

/** A kind of counsel the contract knows. */
export type CounselType = keyof typeof words;

/** Options of a select, in display order. */
export const counselTypeOptions: readonly SelectOption<CounselType>[] = (Object.keys(words) as CounselType[]).map(
  (value) => ({ value, label: words[value] }),
);

/** The label of a stored kind; `상담` for an unknown one. */
export function counselTypeWord(type: string | null | undefined): string {
  return counselTypeOptions.find(({ value }) => value === type)?.label ?? '상담';
}
