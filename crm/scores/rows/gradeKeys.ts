import { formatGrade } from '#ui-kit';
import type { KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { RefusalAction } from '../../grid/index.ts';
import type { Field } from '../grades.ts';
import { clinicWords, deliveryWords, statusWords } from '../../shared/scoreWords.ts';

/** The actions of letter keys in a gradebook. */
export type GradeAction = 'answers' | 'retake' | 'history' | RefusalAction;

const action = (key: string, value: GradeAction, label: string): KeyChoice => ({ key, value, label, action: true });

const actions: KeyChoice[] = [
  action('e', 'answers', '문항별 입력'),
  action('r', 'retake', '재시험 추가'),
  action('h', 'history', '이력'),
];

/** Digits in the order of the values, letters for the actions. */
function keysOf(words: Readonly<Record<string, string>>, values: readonly string[]): KeyChoice[] {
  return [...values.map((value, at) => ({ key: String(at + 1), value, label: words[value] ?? value })), ...actions];
}

const grades = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => ({
  key,
  value: key,
  label: formatGrade(key, null),
  // As cells and files show it, now and before, so that a copied column can be pasted.
  aliases: [5, 9].flatMap((scale) => [formatGrade(key, scale), `${key}/${scale}`]),
}));

/** The keys of choice columns. */
export const gradeKeys: Readonly<Partial<Record<Field, readonly KeyChoice[]>>> = {
  // 채점 is set by the server when there is a value.
  status: keysOf(statusWords, ['NONE', 'TAKEN', 'ABSENT', 'EXEMPT']),
  delivery: keysOf(deliveryWords, ['ONSITE', 'ONLINE', 'HOME']),
  clinic: keysOf(clinicWords, ['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  grade: [...grades, ...actions],
};
