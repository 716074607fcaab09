import { isSqlError, type SqlError } from '../../http/sqlError.ts';
import { Problem } from '../../http/problem.ts';
import { slices } from '../generated/slices.ts';
import type { Refusal, RefusalData, Refusals } from './refusals.ts';

/** What each constraint and trigger of the database refuses. */
export const constraintRefusals: Refusals = Object.assign({}, ...Object.values(slices).map(({ refusals }) => refusals));

const byState: Refusals = {
  '23505': [409, 'duplicate', '같은 값이 이미 있습니다. 새로 고친 뒤 확인해 주세요.'],
  '23503': [409, 'in-use', '다른 기록이 이것을 쓰고 있거나, 가리키는 대상이 없습니다.'],
  '23P01': [409, 'overlap', '겹치는 기록이 이미 있습니다.'],
  '23514': [422, 'invalid-value', '허용되지 않는 값이 있습니다.'],
  '23502': [422, 'invalid-value', '꼭 필요한 값이 빠져 있습니다.'],
};

/** The refusal a database error stands for, or null when it is no refusal but a fault. */
export function sqlProblem(error: unknown): Problem | null {
  if (!isSqlError(error)) return null;
  const named = error.constraint === undefined ? undefined : constraintRefusals[error.constraint];
  const refusal = named ?? sharedRefusal(error) ?? byState[error.code] ?? dataException(error.code);
  if (!refusal) return null;
  const [status, code, detail, field] = refusal;
  const sentence = /[가-힣]/.test(error.message) ? error.message : sentenceOf(detail, error);
  return new Problem(status, code, sentence, field ? { errors: [{ field, message: sentence }] } : {});
}

function sentenceOf(detail: Refusal[2], error: SqlError): string {
  return typeof detail === 'string' ? detail : detail(JSON.parse(error.detail ?? '{}') as RefusalData);
}

// Shared trigger functions name their constraint after the table: guard_move() and refuse_anonymised().
const byEnding: Refusals = {
  _move: [409, 'move-not-allowed', '지금 상태에서는 그렇게 바꿀 수 없습니다. 새로 고친 뒤 확인해 주세요.'],
  _student_anonymised: [409, 'anonymised', '익명 처리된 학생입니다. 기록을 더하거나 바꿀 수 없습니다.'],
};

function sharedRefusal({ constraint }: SqlError): Refusal | undefined {
  return Object.entries(byEnding).find(([ending]) => constraint?.endsWith(ending))?.[1];
}

function dataException(state: string): Refusal | undefined {
  return state.startsWith('22') ? [422, 'invalid-value', '형식이 올바르지 않은 값이 있습니다.'] : undefined;
}
