import type { NoticeInputKind } from '#client/generated/rest/notices.ts';

/** Whom a notice is for. */
export const kinds: readonly { id: NoticeInputKind; label: string }[] = [
  { id: 'STAFF', label: '직원' },
  { id: 'CLINIC', label: '클리닉' },
];

/** The kind a text names, STAFF for any other. */
export function kindOf(text: string): NoticeInputKind {
  return text === 'CLINIC' ? 'CLINIC' : 'STAFF';
}
