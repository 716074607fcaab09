import type { Tone } from '#ui-kit';
import type { WordTestFactsFragment } from './generated/graphql.ts';

/** How a test asks. */
export const kindWords: Readonly<Record<string, string>> = { CHOICE: '4지선다', SPELLING: '쓰기' };

/** What it shows, and what it asks for. */
export const directionWords: Readonly<Record<string, string>> = {
  TERM_TO_MEANING: '단어 보고 뜻',
  MEANING_TO_TERM: '뜻 보고 단어',
};

/** How far a student is with a test. */
export const stateWords: Readonly<Record<string, { label: string; tone: Tone }>> = {
  NEW: { label: '아직', tone: 'neutral' },
  OPEN: { label: '보는 중', tone: 'info' },
  PRINTED: { label: '시험지 배부', tone: 'info' },
  BELOW: { label: '미달', tone: 'negative' },
  REACHED: { label: '통과', tone: 'positive' },
};

/** Its words, its kind, its questions and its time in one line. */
export function testLine(test: WordTestFactsFragment): string {
  const { fromSequence, toSequence, kind, direction, questionCount, targetCount, timeLimitSeconds } = test;
  return [
    `${fromSequence}–${toSequence}번 단어`,
    `${kindWords[kind] ?? ''} (${directionWords[direction] ?? ''})`,
    `${questionCount}문항 중 ${targetCount}개 이상`,
    test.isPrinted ? '종이 시험지' : timeWords(timeLimitSeconds),
  ].join(' · ');
}

/** The time of one attempt. */
export function timeWords(seconds: number | null): string {
  if (seconds === null) return '시간 제한 없음';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes}분`, rest > 0 && `${rest}초`].filter(Boolean).join(' ');
}

/** What counts as right. */
export function markingWords(test: WordTestFactsFragment): string {
  if (test.isPrinted) return test.kind === 'CHOICE' ? '손으로, 또는 OMR 답안지를 스캔해서' : '손으로';
  if (test.kind === 'CHOICE') return '보기에서 고르기';
  const rules = [
    test.ignoresCase ? '대소문자 같게 봄' : '대소문자 구별',
    test.ignoresSpaces ? '띄어쓰기 무시' : '띄어쓰기 구별',
    test.acceptsAnyMeaning ? '뜻 하나만 써도 맞음' : '모든 뜻을 써야 맞음',
    test.acceptsSynonyms ? '함께 받는 답도 맞음' : '함께 받는 답은 틀림',
  ];
  return rules.join(' · ');
}
