import type { SelectOption } from '#ui-kit';

/** What a counsel is about, in words. */
const words = { STUDY: '학습', SCORES: '성적', CAREER: '진로·입시', LIFE: '생활', PARENT: '학부모' } as const;

/** A kind of counsel the contract knows. */
export type CounselType = keyof typeof words;

/** For a select, in the order shown. */
export const counselTypeOptions: readonly SelectOption<CounselType>[] = (Object.keys(words) as CounselType[]).map(
  (value) => ({ value, label: words[value] }),
);

/** The word for a stored kind; `상담` for any. */
export function counselTypeWord(type: string | null | undefined): string {
  return counselTypeOptions.find(({ value }) => value === type)?.label ?? '상담';
}
