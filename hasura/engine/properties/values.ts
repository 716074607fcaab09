import type { Chooser } from './chooser.ts';
import type { Column, Type, Value } from './types.ts';

/** The GraphQL scalar of each type. */
export const SCALARS: Readonly<Record<Type, string>> = {
  int: 'Int',
  numeric: 'numeric',
  bool: 'Boolean',
  text: 'String',
  timestamptz: 'timestamptz',
  uuid: 'uuid',
  jsonb: 'jsonb',
};

export const TYPES = Object.keys(SCALARS) as Type[];

/** The session's variables; each fits columns of one type. */
export const SESSION = {
  'x-hasura-user-id': 'int',
  'x-hasura-name': 'text',
  'x-hasura-unit': 'uuid',
} as const;

/** Characters that mean something in SQL, LIKE, arrays, JSON and GraphQL, and some that are wide. */
const LETTERS = ['a', 'b', 'A', 'B', "'", '"', '\\', '%', '_', '{', ',', '$1', ' ', '가', '😀'];

/** A value of a column's type. There are few of them, so that some are equal. */
export function valueOf(choose: Chooser, type: Type): Exclude<Value, null> {
  switch (type) {
    case 'int':
      return choose.int(-3, 6);
    case 'numeric':
      // Quarters: sums are exact in binary, too.
      return choose.int(-8, 20) / 4;
    case 'bool':
      return choose.once(2);
    case 'text':
      return choose.list(0, 3, () => choose.pick(LETTERS)).join('');
    case 'timestamptz':
      return `2024-0${choose.int(1, 3)}-1${choose.int(0, 2)}T0${choose.int(0, 9)}:00:00+00:00`;
    case 'uuid':
      return uuid(choose.int(0, 9));
    case 'jsonb':
      return json(choose, 2) ?? {};
  }
}

export function nullableValueOf(choose: Chooser, { type, nullable }: Column): Value {
  return nullable && choose.once(4) ? null : valueOf(choose, type);
}

/** The same one for the same number. */
export function uuid(number: number): string {
  return `${String(number * 7919).padStart(8, '0')}-0000-4000-8000-00000000000${number % 10}`;
}

/** A pattern for LIKE; a backslash always has something behind it. */
export function likePattern(choose: Chooser): string {
  return choose.list(0, 4, () => choose.pick(['a', 'b', 'A', '%', '_', '\\%', '\\_', '\\\\', '가', "'", '"'])).join('');
}

/** A pattern that POSIX and JavaScript read alike. */
export function regex(choose: Chooser): string {
  return choose
    .list(1, 3, () => choose.pick(['a', 'b', 'A', '.', '[ab]', 'a*', 'b+', '^', '$', '(a|B)', '가?', '%']))
    .join('');
}

export const KEYS = ['a', 'b', 'tags', "it's", 'c d'];

function json(choose: Chooser, depth: number): Value {
  const kind = choose.int(0, depth > 0 ? 6 : 3);
  if (kind === 0) return choose.int(-2, 3);
  if (kind === 1) return choose.pick(LETTERS);
  if (kind === 2) return choose.once(2);
  if (kind === 3) return depth === 2 ? {} : null;
  if (kind === 4) return choose.list(0, 3, () => json(choose, depth - 1));
  return Object.fromEntries(choose.some(KEYS).map((key) => [key, json(choose, depth - 1)]));
}
