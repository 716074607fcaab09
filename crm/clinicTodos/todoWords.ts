import type { Tone } from '#ui-kit';

/** The label of each kind of todo. */
export const kindWords: Readonly<Record<string, string>> = {
  RETAKE: '재시험',
  CORRECTION: '오답 정리',
  HOMEWORK: '과제',
  OTHER: '기타',
};

/** The label of each state of a todo, and the label of the tap to the next state. */
export const statusWords: Readonly<Record<string, { word: string; tone: Tone; tap?: string }>> = {
  TODO: { word: '할 일', tone: 'neutral', tap: '시작' },
  DOING: { word: '하는 중', tone: 'info', tap: '제출' },
  SUBMITTED: { word: '제출', tone: 'warning', tap: '통과' },
  DONE: { word: '완료', tone: 'positive' },
  FAILED: { word: '미통과', tone: 'negative' },
};
