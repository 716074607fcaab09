import type { NoticeKind } from '#client/generated/rest/notices.ts';

/** The audience of a notice. */
export const kinds: readonly { id: NoticeKind; label: string }[] = [
  { id: 'STAFF', label: '직원' },
  { id: 'CLINIC', label: '클리닉' },
];

/** The audience named by a text, STAFF for any other text. */
export function kindOf(text: string): NoticeKind {
  return text === 'CLINIC' ? 'CLINIC' : 'STAFF';
}
