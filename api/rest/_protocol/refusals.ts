import { josa } from 'es-hangul';
import { camelCase } from '#hasura/camelCase.ts';
import type { Conflict } from '../../http/problem.ts';
import { bothValues, wordsOf } from './problem/bothValues.ts';
import { sayOvertaken } from './versionConflict.ts';

/**
 * How a refused statement is answered: status, code, Korean sentence, the field it belongs to. A sentence with facts is built from
 * the data that the database's `refuse` gives, and so are both values of a write that was overtaken.
 */
export type Refusal = [
  status: number,
  code: string,
  detail: string | ((data: never) => string),
  field?: string | ((data: never) => string) | undefined,
  both?: (data: never) => Conflict,
];

/** Refusals by the name of the constraint or trigger. */
export type Refusals = Record<string, Refusal>;

/** The facts of `guard_move`: the state before (empty for a new row), the wanted state, and the allowed next ones. */
interface Move {
  from: string | null;
  to: string | null;
  allowed: string[];
}

/**
 * The refusal of a wrong state transition.
 * @param labels the Korean names of the states
 * @param thing what is decided once, when the states are what was done with it: '요청'. @default undefined
 */
export function moves(labels: Readonly<Record<string, string>>, thing?: string): Refusal {
  const label = (state: string | null) => (state === null ? '없음' : (labels[state] ?? state));
  const sentence = ({ from, to, allowed }: Move) => {
    if (thing && from && allowed.length === 0)
      return `이미 ${label(from)}된 ${josa(thing, '이라/라')} ${label(to)}할 수 없습니다.`;
    if (from === to && from) return `이미 '${label(from)}'입니다.`;
    const refused =
      from === ''
        ? `처음부터 '${label(to)}'일 수는 없습니다.`
        : `'${label(from)}'에서 '${label(to)}' 상태로는 바꿀 수 없습니다.`;
    const instead =
      allowed.length === 0 ? '더 바꿀 수 있는 상태가 없습니다.' : `가능한 상태: ${allowed.map(label).join(', ')}`;
    return `${refused} ${instead}`;
  };
  return [409, 'move-not-allowed', sentence];
}

/** The facts of `refuse_date`: where, and the first and the last day that may be entered. */
interface OutOfSense {
  table: string;
  column: string;
  from: string;
  to: string;
}

/** The refusal of a date that is longer before or after today than anybody means. */
export const outOfSense: Refusal = [
  422,
  'date-out-of-sense',
  ({ table, column, from, to }: OutOfSense) =>
    `${josa(wordsOf(table).columns[column] ?? '날짜', '은/는')} ${from}부터 ${to}까지 쓸 수 있습니다.`,
  ({ column }: OutOfSense) => camelCase(column),
];

/** The facts of `compare_version`: the changed columns with both values. */
interface Overtaken extends Omit<Conflict, 'mine' | 'theirs'> {
  mine: Record<string, unknown> | null;
  theirs: Record<string, unknown> | null;
}

/** The refusal of an update that names a version which is no longer the row's. */
export function overtaken(table: string): Refusal {
  const both = ({ mine, theirs, ...facts }: Overtaken): Conflict => ({
    ...facts,
    ...bothValues(wordsOf(table), mine ?? {}, theirs ?? {}),
  });
  return [409, 'version-conflict', (facts: Overtaken) => sayOvertaken([both(facts)]), undefined, both];
}
