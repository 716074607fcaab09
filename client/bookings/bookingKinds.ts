/** The kind of a slot. */
export type Kind = 'CLINIC' | 'COUNSEL';

/** The label of each kind of counsel. */
export const counselTypes = [
  { value: 'STUDY', label: '학습' },
  { value: 'SCORES', label: '성적' },
  { value: 'CAREER', label: '진로·입시' },
  { value: 'LIFE', label: '생활' },
  { value: 'PARENT', label: '학부모' },
] as const;

export type CounselType = (typeof counselTypes)[number]['value'];

/** `클리닉`, or the label of the counsel's kind. */
export function kindWords(kind: Kind, counselType: string | null): string {
  const type = counselTypes.find(({ value }) => value === counselType);
  if (kind === 'CLINIC') return '클리닉';
  return type ? `${type.label} 상담` : '상담';
}
