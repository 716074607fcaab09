import { isObject } from './reference/compare.ts';
import type { Value } from './types.ts';

/** @returns where two answers differ first, or null. Figures may differ in the tenth digit; keys must come in order. */
export function differenceOf(wanted: Value, given: Value, path = '$'): string | null {
  if (Array.isArray(wanted) && Array.isArray(given)) {
    if (wanted.length !== given.length) return `${path}: ${wanted.length} items wanted, ${given.length} given`;
    return firstOf(wanted, (item, index) => differenceOf(item, given[index] ?? null, `${path}[${index}]`));
  }
  if (isObject(wanted) && isObject(given)) {
    const [keys, others] = [Object.keys(wanted).join(), Object.keys(given).join()];
    // jsonb keeps members in an order of its own.
    const isJsonb = keys.split(',').sort().join() === others.split(',').sort().join() && !/^([fapc]|root)\d/.test(keys);
    if (keys !== others && !isJsonb) return `${path}: members ${keys} wanted, ${others} given`;
    return firstOf(Object.entries(wanted), ([key, value]) => differenceOf(value, given[key] ?? null, `${path}.${key}`));
  }
  const isSame = typeof wanted === 'number' && typeof given === 'number' ? isClose(wanted, given) : wanted === given;
  return isSame ? null : `${path}: ${JSON.stringify(wanted)} wanted, ${JSON.stringify(given)} given`;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
}
