import type { Question } from '#client/generated/rest/exams.ts';
import { answerText, readAnswer, type KeyedQuestion } from './answers.ts';

/** The editable values of a question. */
export type KeyField = 'kind' | 'answer' | 'also' | 'points' | 'unit' | 'rule';

/** The values of a question in a file, in their order. */
export const keyListFields: readonly KeyField[] = ['kind', 'answer', 'also', 'points', 'unit', 'rule'];

/** The labels of a question's values. */
export const keyFieldNames: Record<KeyField, string> = {
  kind: '종류',
  answer: '정답',
  also: '복수 정답',
  points: '배점',
  unit: '단원',
  rule: '채점',
};

/** The labels of the kinds of questions. */
export const kindWords: Record<string, string> = { CHOICE: '객관식', SHORT: '단답형' };

/** The labels of the grading rules. */
export const ruleWords: Record<string, string> = { NORMAL: '정상', ALL_CORRECT: '전원 정답', VOID: '무효' };

/** A value of a key as text; empty if there is none. */
export function keyValueText(field: KeyField, value = ''): string {
  const words = field === 'kind' ? kindWords : field === 'rule' ? ruleWords : {};
  return words[value] ?? value;
}

/** A question being edited: texts, valid or not. */
export type KeyRow = Record<KeyField, string> & { id: string };

/** The questions of an exam as editable texts. */
export function keyRows(questions: readonly KeyedQuestion[]): KeyRow[] {
  return questions.map(({ number, kind, answer, alsoAccepts, points, unit, gradingRule }) => ({
    id: String(number),
    kind,
    answer: answerText(answer, kind),
    also: alsoAccepts.map((one) => answerText(one, kind)).join(' / '),
    points: String(points),
    unit,
    rule: gradingRule,
  }));
}

/** Points of questions that share a 만점 equally, to a hundredth; the last takes the rest. */
export function sharePoints(total: number, count: number): string[] {
  const hundredths = Math.round(total * 100);
  const each = Math.floor(hundredths / count);
  return Array.from({ length: count }, (_, at) =>
    String((at < count - 1 ? each : hundredths - each * (count - 1)) / 100),
  );
}

/** The questions with the points that share a 만점. */
export function shared(rows: readonly KeyRow[], total: number): KeyRow[] {
  const points = sharePoints(total, rows.length);
  return rows.map((row, at) => ({ ...row, points: points[at] ?? row.points }));
}

/**
 * The key with the given number of questions: new ones copy the last, without an answer. Points that share the 만점 share it again; typed ones
 * stay. Without a 만점 the sum of the points is it.
 */
export function withCount(rows: readonly KeyRow[], count: number, total?: number): KeyRow[] {
  const { kind, points, unit } = rows.at(-1) ?? { kind: 'CHOICE', points: '4', unit: '' };
  const counted = Array.from(
    { length: count },
    (_, at) => rows[at] ?? { id: String(at + 1), kind, answer: '', also: '', points, unit, rule: 'NORMAL' },
  );
  if (total === undefined || total <= 0 || count === rows.length) return counted;
  const before = sharePoints(total, rows.length);
  return rows.every((row, at) => row.points === before[at]) ? shared(counted, total) : counted;
}

/** Why a value is invalid; undefined when it is valid. */
export function mistakeOf({ kind, ...row }: KeyRow, field: KeyField): string | undefined {
  const isAnswer = (text: string): boolean => readAnswer(text, kind) !== undefined;
  const form =
    kind === 'CHOICE' ? '1–5 중 맞는 번호를 써 주세요. 모두 골라야 하면 24처럼 이어 씁니다.' : '0–9999를 써 주세요.';
  if (field === 'answer') return row.answer === '' || isAnswer(row.answer) ? undefined : form;
  if (field === 'also') return alsoOf(row.also).every(isAnswer) ? undefined : `${form} 여럿이면 /로 나눕니다.`;
  if (field === 'points' && !/^\d{1,3}(\.\d{1,2})?$/.test(row.points)) return '0보다 큰 배점을 써 주세요.';
  if (field === 'points' && Number(row.points) === 0) return '0보다 큰 배점을 써 주세요.';
  if (field === 'kind' && !(kind in kindWords)) return '객관식이나 단답형이어야 합니다.';
  if (field === 'rule' && !(row.rule in ruleWords)) return '정상, 전원 정답, 무효 중 하나여야 합니다.';
  return field === 'unit' && row.unit.length > 50 ? '50자까지 쓸 수 있습니다.' : undefined;
}

/** How many values of the key are invalid. */
export function countMistakes(rows: readonly KeyRow[]): number {
  const fields: KeyField[] = ['answer', 'also', 'points', 'unit', 'kind', 'rule'];
  return rows.flatMap((row) => fields.filter((field) => mistakeOf(row, field) !== undefined)).length;
}

/** The key as the server takes it; all rows must be valid. */
export function toQuestions(rows: readonly KeyRow[]): Question[] {
  return rows.map(({ id, kind, answer, also, points, unit, rule }) => ({
    number: Number(id),
    kind: kind as NonNullable<Question['kind']>,
    answer: readAnswer(answer, kind) ?? null,
    alsoAccepts: alsoOf(also).flatMap((text) => readAnswer(text, kind) ?? []),
    points: Number(points),
    unit,
    gradingRule: rule as NonNullable<Question['gradingRule']>,
  }));
}

/** The points of all questions, void ones too: the 만점 they were given. */
export const givenPoints = (questions: readonly { points: number | string }[]): number =>
  Math.round(questions.reduce((sum, { points }) => sum + (Number(points) || 0), 0) * 100) / 100;

/** The points of all questions that are not void. */
export function sumOfPoints(rows: readonly KeyRow[]): number {
  return givenPoints(rows.filter(({ rule }) => rule !== 'VOID'));
}

const alsoOf = (text: string): string[] =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
