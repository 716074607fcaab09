import type { ParentBooked } from '#client/generated/rest/parentLinks.ts';
import { dayInSeoul, formatDay, formatSpan } from '#ui-kit';

/** The kinds of counsel, in display order. */
export const counselTypes = [
  { value: 'PARENT', label: '학부모' },
  { value: 'STUDY', label: '학습' },
  { value: 'SCORES', label: '성적' },
  { value: 'CAREER', label: '진로·입시' },
  { value: 'LIFE', label: '생활' },
] as const;

/** A kind of counsel. */
export type CounselType = (typeof counselTypes)[number]['value'];

/** `12월 3일 (목) 17:00–18:00`. */
export const timeWords = (slot: { startsAt: string; endsAt: string }): string =>
  `${formatDay(dayInSeoul(slot.startsAt))} ${formatSpan(slot)}`;

/** A booking as a line of a list. */
export function bookingWords({ reserveType, counselType, status, room, ...span }: ParentBooked) {
  const topic = counselTypes.find(({ value }) => value === counselType)?.label;
  return {
    main: reserveType === 'CLINIC' ? '클리닉' : `${topic ?? ''} 상담`.trim(),
    note: [timeWords(span), room].filter(Boolean).join(' · '),
    end: status === 'WAITING' ? '대기' : '예약함',
  };
}
