import type { Value } from '../types.ts';

/** Order of two values of one type, neither null: false before true, texts by code point. */
export function compareValues(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return Number(one) - Number(other);
}

/** Whether two values are equal; the members of an object have no order. */
export function equalValues(one: Value, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => equalValues(item, other[index] ?? null));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    const isSameSize = keys.length === Object.keys(other).length;
    return (
      isSameSize && keys.every((key) => Object.hasOwn(other, key) && equalValues(one[key] ?? null, other[key] ?? null))
    );
  }
  return one === other;
}

export function isObject(value: Value): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compareTexts(one: string, other: string): number {
  const [points, others] = [[...one], [...other]];
  for (const [index, point] of points.entries()) {
    const difference = (point.codePointAt(0) ?? 0) - (others[index]?.codePointAt(0) ?? -1);
    if (difference) return difference;
  }
  return points.length - others.length;
}
