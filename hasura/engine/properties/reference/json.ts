import type { Value } from '../types.ts';
import { equalValues, isObject } from './compare.ts';

/** `@>` of jsonb. */
export function containsJson(whole: Value, part: Value, isTop = true): boolean {
  if (Array.isArray(whole) && Array.isArray(part)) {
    return part.every((item) => whole.some((candidate) => containsJson(candidate, item, false)));
  }
  // Only at the top an array contains a bare value.
  if (isTop && Array.isArray(whole) && !isObject(part)) return whole.some((item) => equalValues(item, part));
  if (isObject(whole) && isObject(part)) {
    return Object.entries(part).every(
      ([key, value]) => Object.hasOwn(whole, key) && containsJson(whole[key] ?? null, value, false),
    );
  }
  return !isObject(whole) && !Array.isArray(whole) && equalValues(whole, part);
}

/** `?` of jsonb: a key of an object, a text in an array, or the text itself. */
export function hasKey(value: Value, key: string): boolean {
  if (Array.isArray(value)) return value.includes(key);
  return isObject(value) ? Object.hasOwn(value, key) : value === key;
}

/** `#>` of jsonb; null where there is nothing. */
export function atPath(value: Value, steps: readonly (string | number)[]): Value {
  return steps.reduce<Value>((inner, step) => {
    if (Array.isArray(inner)) return typeof step === 'number' ? (inner[step] ?? null) : null;
    return isObject(inner) && Object.hasOwn(inner, String(step)) ? (inner[String(step)] ?? null) : null;
  }, value);
}
