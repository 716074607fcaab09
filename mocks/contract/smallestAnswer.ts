import type { ZodMiniType } from 'zod/mini';
import type { $ZodTypes } from 'zod/v4/core';
import { namedId, stamps } from '../builders/row.ts';

/**
 * The smallest answer that a schema of the contract takes: what is required, null where it may be, the first word of an enumeration, no rows. It is
 * always the same.
 * @param place what it is the answer to, which its ids are made of
 */
export function smallestAnswer(schema: ZodMiniType, place: string): unknown {
  const { def } = (schema as unknown as $ZodTypes)._zod;
  const inner = (of: unknown, key: string | number) => smallestAnswer(of as ZodMiniType, `${place}.${key}`);
  const first = (values: readonly unknown[]) => {
    const value = values.find((one) => schema.safeParse(one).success);
    if (value === undefined) throw new Error(`No small ${def.type} is known for ${place}: add one to smallestAnswer`);
    return value;
  };
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).filter(([, field]) => field._zod.optin !== 'optional');
      return Object.fromEntries(fields.map(([key, field]) => [key, inner(field, key)]));
    }
    case 'array':
      return first([[], [inner(def.element, 0)]]);
    case 'union':
      return def.options.some((option) => option._zod.def.type === 'null') ? null : inner(def.options[0], 0);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'number':
      return first([...Array(100).keys()]);
    case 'string':
      return first(['', namedId(place), stamps.createdAt, ...WORDS]);
    case 'boolean':
      return false;
    case 'record':
      return {};
    default:
      return first([null]);
  }
}

/** For a date, a month, a time of day and the letter of a column. */
const WORDS = [stamps.createdAt.slice(0, 10), '2026-11', '18:30', 'A'];
