import { serverClock } from '#client/live/serverClock.ts';
import type { StudentParentLinksQuery } from './generated/graphql.ts';

/** A link of the list. */
export type ParentLink = StudentParentLinksQuery['parentLinks'][number];

/** What a link is for, in the order of the form. */
export const purposes = [
  { value: 'FAMILY', label: '보호자 홈' },
  { value: 'WEEK', label: '이번 주 한눈에' },
  { value: 'ABSENCE', label: '결석 알리기' },
  { value: 'COUNSEL', label: '상담 예약' },
  { value: 'CLINIC', label: '클리닉 예약' },
  { value: 'VIDEO', label: '수업 영상' },
  { value: 'CONSENT', label: '보호자 동의' },
] as const;

/** A purpose of a link. */
export type Purpose = (typeof purposes)[number]['value'];

/** What a link opens. */
export function linkWord({ purpose, video }: Pick<ParentLink, 'purpose' | 'video'>): string {
  const word = purposes.find(({ value }) => value === purpose)?.label ?? '링크';
  return video ? `${word} · ${video.title}` : word;
}

/** Whether a link still opens, and if not, why. */
export function linkState({ revokedAt, usedAt, expiresAt }: ParentLink): 'open' | 'revoked' | 'used' | 'expired' {
  if (revokedAt !== null) return 'revoked';
  if (usedAt !== null) return 'used';
  return new Date(expiresAt) > serverClock.now() ? 'open' : 'expired';
}
