import { isSqlError } from '../../../http/sqlError.ts';
import { Problem, type Conflict } from '../../../http/problem.ts';
import { slices } from '../../generated/slices.ts';
import { namesNothing, sayMissing } from './missing.ts';
import { emptyRefusal, plainRefusal } from './plain.ts';
import { outOfSense, overtaken, type Refusal, type Refusals } from '../refusals.ts';

/** The refusals of all constraints and triggers. */
export const constraintRefusals: Refusals = Object.assign(
  {
    audit_log_append_only: [422, 'invalid-value', '감사 기록은 수정하거나 삭제할 수 없습니다.'],
    dates_within_sense: outOfSense,
  } satisfies Refusals,
  ...Object.values(slices).map(({ refusals }) => refusals),
);

const byState: Refusals = {
  '23505': [409, 'duplicate', '같은 값이 이미 있습니다. 새로고침한 뒤 확인해 주세요.'],
  '23503': [409, 'in-use', '다른 기록이 이것을 쓰고 있어 삭제할 수 없습니다.'],
  '23P01': [409, 'overlap', '겹치는 기록이 이미 있습니다.'],
  '23514': [422, 'invalid-value', '허용되지 않는 값이 있습니다.'],
  '22003': [422, 'invalid-value', '숫자가 너무 크거나 작습니다.'],
  '23502': [422, 'invalid-value', '꼭 필요한 값이 빠져 있습니다.'],
};

/** A refusal of the database, as far as a door knows it. */
interface Refused {
  /** SQLSTATE. */
  state: string;
  constraint: string | undefined;
  /** May end with the facts as JSON. */
  message: string;
}

/** What a person is told of a refusal of the database. */
interface Worded {
  status: number;
  code: string;
  sentence: string;
  field?: string | undefined;
  /** Both values of a write that was overtaken. */
  conflicts?: Conflict[] | undefined;
}

/** The refusal that a database error means; null for a fault. */
export function sqlProblem(error: unknown): Problem | null {
  if (!isSqlError(error)) return null;
  if (error.code === '57014') {
    return new Problem(503, 'too-slow', '시간이 너무 오래 걸려 그만두었습니다. 대상을 나누어 다시 시도해 주세요.');
  }
  const worded = wordRefusal({ state: error.code, constraint: error.constraint, message: error.message });
  if (!worded) return null;
  const { status, code, sentence, field, conflicts } = worded;
  if (conflicts) return new Problem(status, code, sentence, { conflicts });
  return new Problem(status, code, sentence, field ? { errors: [{ field, message: sentence }] } : {});
}

/** A refusal of the database in the words of both doors, REST and GraphQL; null for a fault. */
export function wordRefusal({ state, constraint, message }: Refused): Worded | null {
  const refusal = refusalOf(constraint) ?? emptyRefusal(message) ?? byState[state] ?? dataException(state);
  if (!refusal) return null;
  if (refusal[1] === 'in-use' && namesNothing(message)) {
    const { detail, field } = sayMissing(constraint);
    return { status: 404, code: 'not-found', sentence: detail, field };
  }
  const [status, code, , place, both] = refusal;
  const facts = factsOf(message);
  return {
    status,
    code,
    sentence: sentenceOf(refusal, message),
    field: typeof place === 'function' ? place(facts) : place,
    conflicts: both && [both(facts)],
  };
}

/** The refusal of the constraint or trigger with this name, if it is listed or says by itself what it demands. */
export function refusalOf(constraint: string | undefined): Refusal | undefined {
  if (constraint === undefined) return undefined;
  // A shared trigger names its rule after the table.
  const [, table = '', rule] = /^(\w+)_(student_anonymised|stale)$/.exec(constraint) ?? [];
  const shared = rule === 'stale' ? overtaken(table) : rule && anonymised;
  return constraintRefusals[constraint] ?? (shared || plainRefusal(constraint));
}

/** The Korean sentence of a refusal. @param message of the database; may end with the facts as JSON */
export function sentenceOf([, , detail]: Refusal, message: string): string {
  return typeof detail === 'string' ? detail : detail(factsOf(message));
}

const factsOf = (message: string): never => JSON.parse(/\{.*\}$/s.exec(message)?.[0] ?? '{}') as never;

const anonymised: Refusal = [409, 'anonymised', '익명 처리된 학생입니다. 기록을 추가하거나 바꿀 수 없습니다.'];

function dataException(state: string): Refusal | undefined {
  return state.startsWith('22') ? [422, 'invalid-value', '형식이 올바르지 않은 값이 있습니다.'] : undefined;
}
